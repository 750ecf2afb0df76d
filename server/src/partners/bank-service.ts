import type { BankTransaction } from "@latchkey/domain/recognition/transactions.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";

/** What the person sees at the partner, and where it sends them back to. */
export interface BankDialog {
  readonly state: string;
  readonly nonce: string;
}

export interface BankAccount {
  readonly id: string;
  /** The bank's name. */
  readonly bank: string | undefined;
  /** Of the account's number. */
  readonly lastDigits: string | undefined;
}

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** A partner that connects bank accounts. Every call throws `PartnerFailed`. */
export interface BankService {
  readonly dialogUrl: (dialog: BankDialog) => string;
  /** @returns an access token, for the code that the dialog has given */
  readonly exchange: (code: string) => Promise<string>;
  readonly accounts: (token: string) => Promise<readonly BankAccount[]>;
  /** Names of the account's holders, as the bank spells them. */
  readonly holders: (token: string) => Promise<readonly string[]>;
  /**
   * In a currency that the product knows; others are left out. A period with more lines than the partner's answer may
   * have is asked for in parts.
   */
  readonly transactions: (
    token: string,
    account: BankAccount,
    period: Period,
  ) => Promise<readonly BankTransaction[]>;
  /** Ends the connection at the partner. */
  readonly end: (token: string) => Promise<void>;
}
