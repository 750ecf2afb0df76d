import type { BankTransaction } from "@latchkey/domain/recognition/transactions.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import type { BankService, Period } from "../src/partners/bank-service.ts";
import { openScript, type PartnerScript } from "./partner-script.ts";

/** A partner for bank connections whose responses a test decides, and that remembers what it was asked. */

/** What an account has, by its id. */
type Accounts = Readonly<Record<string, readonly BankTransaction[]>>;

type Call = "exchange" | "accounts" | "holders" | "transactions" | "end";

interface AskedPeriod extends Period {
  readonly account: string;
}

export interface FakeBank extends Omit<PartnerScript<Call>, "receive" | "forget"> {
  readonly service: BankService;
  /** What everybody has who connects from now on. */
  readonly has: (accounts: Accounts, holders?: readonly string[]) => void;
  /** Which periods of which accounts were asked for. */
  readonly periods: () => readonly AskedPeriod[];
  /** Tokens whose connection was ended. */
  readonly ended: () => readonly string[];
  /** Forgets everything. */
  readonly reset: () => void;
}

/** The token that the code is exchanged for. */
export const tokenOf = (code: string): string => `token-of-${code}`;

let lines = 0;

/** A line of a statement; what goes out is negative. */
export const aLine = (
  date: string,
  pounds: number,
  description: string,
  said: Partial<BankTransaction> = {},
): BankTransaction => {
  lines += 1;
  return {
    id: `line-${lines}`,
    account: "current",
    date,
    minor: Math.round(pounds * 100),
    currency: "GBP",
    description,
    category: pounds > 0 ? "CREDIT" : "PURCHASE",
    ...said,
  };
};

/** Paid on the same day of each month, the last time in the month of `last`. */
export const everyMonth = (
  last: string,
  times: number,
  pounds: number,
  description: string,
): readonly BankTransaction[] =>
  Array.from({ length: times }, (_none, index) => aLine(addMonths(last, -index), pounds, description));

interface Memory {
  accounts: Accounts;
  holders: readonly string[];
  periods: readonly AskedPeriod[];
  ended: readonly string[];
}

const empty = (): Memory => ({
  accounts: { current: everyMonth("2026-10-28", 3, 2_400, "HARBOUR BAKERY LTD SALARY") },
  holders: ["Amara Okafor"],
  periods: [],
  ended: [],
});

const serviceOf = (memory: Memory, { receive }: PartnerScript<Call>): BankService => ({
  dialogUrl: ({ state, nonce }) => `https://bank.example/?${new URLSearchParams({ state, nonce })}`,
  exchange: async (code) => {
    await receive("exchange");
    return tokenOf(code);
  },
  accounts: async () => {
    await receive("accounts");
    return Object.keys(memory.accounts).map((id) => ({ id, bank: "Northmoor Bank", lastDigits: "4321" }));
  },
  holders: async () => {
    await receive("holders");
    return memory.holders;
  },
  transactions: async (_token, { id }, period) => {
    await receive("transactions");
    memory.periods = [...memory.periods, { account: id, ...period }];
    return memory.accounts[id] ?? [];
  },
  end: async (token) => {
    await receive("end");
    memory.ended = [...memory.ended, token];
  },
});

/** Until a test says otherwise: one account, with a monthly salary. */
export const fakeBank = (): FakeBank => {
  const memory = empty();
  const { forget, ...script } = openScript<Call>();
  return {
    ...script,
    service: serviceOf(memory, { forget, ...script }),
    has: (accounts, holders = memory.holders) => void Object.assign(memory, { accounts, holders }),
    periods: () => memory.periods,
    ended: () => memory.ended,
    reset: () => {
      forget();
      Object.assign(memory, empty());
    },
  };
};
