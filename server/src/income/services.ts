interface IncomeServices {
  readonly openBankingEnabled: boolean;
  readonly taxLinkEnabled: boolean;
  readonly konfirConfigured: boolean;
}

declare module "../platform/work/services.ts" {
  interface Services extends IncomeServices {}
}

export {};
