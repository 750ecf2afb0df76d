import type { BankTransaction } from "@latchkey/domain/recognition/transactions.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";

export interface BankDialog {
  readonly state: string;
  readonly nonce: string;
}

export interface BankAccount {
  readonly id: string;
  readonly bank: string | undefined;
  readonly lastDigits: string | undefined;
}

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Every call throws `PartnerFailed`. */
export interface BankService {
  readonly dialogUrl: (dialog: BankDialog) => string;
  readonly exchange: (code: string) => Promise<string>;
  readonly accounts: (token: string) => Promise<readonly BankAccount[]>;
  readonly holders: (token: string) => Promise<readonly string[]>;
  /** Transactions in unknown currencies are left out. A period whose response is too long is split. */
  readonly transactions: (
    token: string,
    account: BankAccount,
    period: Period,
  ) => Promise<readonly BankTransaction[]>;
  readonly end: (token: string) => Promise<void>;
}
