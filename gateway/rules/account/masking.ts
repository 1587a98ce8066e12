/** An address its owner recognises and a bystander cannot use: "n***@example.com" (account §3). */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "***" : `${address.slice(0, 1)}***${address.slice(at)}`;
}
