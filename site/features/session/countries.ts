/** Where a customer may live. Australia first, since nearly everybody does. */
export const countries = [
  { value: "AU", label: "Australia" },
  { value: "NZ", label: "New Zealand" },
  { value: "GB", label: "United Kingdom" },
  { value: "IE", label: "Ireland" },
  { value: "SG", label: "Singapore" },
  { value: "US", label: "United States" },
] as const;
