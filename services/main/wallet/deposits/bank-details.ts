// Where customers send bank transfers. Fictional, as the bank of the demo is: no bank has these numbers.
export const BILLER_CODE = "000000";
export const BANK_ACCOUNT = { bsb: "000-000", accountNumber: "000123456", accountName: "Drawcard" };
