/** The partners that prove an income, as far as they are configured. */
interface IncomeServices {
  /** A partner for bank connections. */
  readonly openBankingEnabled: boolean;
  /** A partner for tax records. */
  readonly taxLinkEnabled: boolean;
  /** A provider that verifies employment. */
  readonly konfirConfigured: boolean;
}

declare module "../platform/work/services.ts" {
  interface Services extends IncomeServices {}
}

export {};
