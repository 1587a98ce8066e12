// The reference that a customer gives with a bank transfer: nine digits and a check digit. Pure.

/** Returns the check digit by which BPAY finds a mistyped digit (MOD10V01, the Luhn algorithm). */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

export const withCheckDigit = (digits: string) => `${digits}${checkDigit(digits)}`;

/** Returns a typed reference without its spaces, or null if a digit is missing or mistyped. */
export function readReference(text: string): string | null {
  const digits = text.replaceAll(/\s/g, "");
  return /^\d{10}$/.test(digits) && withCheckDigit(digits.slice(0, -1)) === digits ? digits : null;
}
