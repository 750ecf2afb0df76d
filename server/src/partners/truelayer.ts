import type { BankTransaction } from "@latchkey/domain/recognition/transactions.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { addDays, daysBetween } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import { z } from "zod";
import type { BankServiceConfig } from "../platform/config/partner-config.ts";
import type { BankAccount, BankService, Period } from "./bank-service.ts";
import { exchangeCode } from "./oauth.ts";
import { callPartner, PartnerFailed, TOO_LONG } from "./partner-call.ts";

const GIVES_UP_MS = 15_000;
/** A person who comes back from the bank waits for the code, the accounts and perhaps the end. */
const WAITED_FOR_MS = 10_000;

/** The account is read once, so that no refresh token (`offline_access`) is asked for or stored. */
const SCOPE = "info accounts transactions";

const resultsOf = <Shape extends z.ZodType>(item: Shape) => z.object({ results: z.array(item) });

const accounts = resultsOf(
  z.object({
    account_id: z.string().min(1).max(200),
    account_number: z
      .object({ number: z.string().max(60).nullish(), iban: z.string().max(60).nullish() })
      .nullish(),
    provider: z.object({ display_name: z.string().max(200).nullish() }).nullish(),
  }),
);
type Account = z.infer<typeof accounts>["results"][number];
const infos = resultsOf(z.object({ full_name: z.string().max(300).nullish() }));
const transactions = resultsOf(
  z.object({
    transaction_id: z.string().max(300),
    normalised_provider_transaction_id: z.string().max(300).nullish(),
    timestamp: z.string().max(40),
    description: z.string().max(2_000).nullish(),
    amount: z.number().finite(),
    currency: z.string().max(10),
    transaction_category: z.string().max(60).nullish(),
  }),
);
type Line = z.infer<typeof transactions>["results"][number];

const SHOWN_DIGITS = 4;

const accountOf = ({ account_id, account_number, provider }: Account): BankAccount => ({
  id: account_id,
  bank: provider?.display_name ?? undefined,
  lastDigits: (account_number?.number ?? account_number?.iban)?.slice(-SHOWN_DIGITS),
});

/** The date as the bank writes it; a timestamp is converted to London's date. */
const dayOf = (timestamp: string): string | undefined => {
  const plain = timestamp.slice(0, 10);
  if (/T00:00:00(?:\.0+)?(?:Z|\+00:00)?$/.test(timestamp) || timestamp.length === 10) {
    return isCivilDate(plain) ? plain : undefined;
  }
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? undefined : londonDate(moment);
};

/** Two equal payments of a day share it. `transaction_id` changes from call to call, so that it identifies no line. */
const likenessOf = (line: Line, account: BankAccount, day: string): string =>
  [
    account.id,
    day,
    line.normalised_provider_transaction_id ?? `${line.amount}|${line.description ?? ""}`,
  ].join("|");

const transactionOf = (line: Line, account: BankAccount): BankTransaction | undefined => {
  const date = dayOf(line.timestamp);
  const currency = currencies.find((one) => one === line.currency);
  const minor = Math.round(line.amount * 100);
  if (!date || !currency || !Number.isSafeInteger(minor)) return undefined;
  return {
    id: likenessOf(line, account, date),
    account: account.id,
    date,
    minor,
    currency,
    description: line.description ?? "",
    category: line.transaction_category ?? "UNKNOWN",
  };
};

/** Equal lines of one day are counted as often as they occur in the period, which no other period overlaps. */
const withOccurrences = (transactions: readonly BankTransaction[]): readonly BankTransaction[] => {
  const seen = new Map<string, number>();
  return transactions.map((transaction) => {
    const occurrence = (seen.get(transaction.id) ?? 0) + 1;
    seen.set(transaction.id, occurrence);
    return occurrence === 1 ? transaction : { ...transaction, id: `${transaction.id}|${occurrence}` };
  });
};

const inParts = async <Found>(
  { from, to }: Period,
  ask: (part: Period) => Promise<readonly Found[]>,
): Promise<readonly Found[]> => {
  try {
    return await ask({ from, to });
  } catch (cause) {
    const isTooLong = cause instanceof PartnerFailed && cause.reason === TOO_LONG;
    if (!isTooLong || from >= to) throw cause;
    const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
    const first = await inParts({ from, to: middle }, ask);
    return [...first, ...(await inParts({ from: addDays(middle, 1), to }, ask))];
  }
};

export interface TruelayerOptions extends BankServiceConfig {
  readonly timeoutMs?: number;
}

export const truelayer = (options: TruelayerOptions): BankService => {
  const { authUrl, apiUrl, clientId, providers, redirectUri, timeoutMs = GIVES_UP_MS } = options;
  const waitedForMs = Math.min(timeoutMs, WAITED_FOR_MS);
  const read = <Shape extends z.ZodType>(
    bearer: string,
    path: string,
    { shape, within = timeoutMs }: { readonly shape: Shape; readonly within?: number },
  ): Promise<z.infer<Shape>> =>
    callPartner({
      url: new URL(`data/v1/${path}`, apiUrl),
      headers: { authorization: `Bearer ${bearer}` },
      shape,
      timeoutMs: within,
    });
  return {
    dialogUrl: ({ state, nonce }) => {
      const url = new URL(authUrl);
      const query = {
        response_type: "code",
        client_id: clientId,
        scope: SCOPE,
        redirect_uri: redirectUri,
        providers,
        state,
        nonce,
      };
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    exchange: (code) =>
      exchangeCode(code, {
        ...options,
        url: new URL("connect/token", authUrl),
        timeoutMs: waitedForMs,
      }),
    accounts: async (bearer) => {
      const found = await read(bearer, "accounts", { shape: accounts, within: waitedForMs });
      return found.results.map(accountOf);
    },
    holders: async (bearer) =>
      (await read(bearer, "info", { shape: infos })).results.flatMap(({ full_name }) =>
        full_name ? [full_name] : [],
      ),
    transactions: async (bearer, account, period) => {
      const path = `accounts/${encodeURIComponent(account.id)}/transactions`;
      const results = await inParts(period, async (part) => {
        const found = await read(bearer, `${path}?${new URLSearchParams({ ...part })}`, {
          shape: transactions,
        });
        return found.results;
      });
      return withOccurrences(results.flatMap((line) => transactionOf(line, account) ?? []));
    },
    end: async (bearer) => {
      await callPartner({
        url: new URL("api/delete", authUrl),
        method: "DELETE",
        headers: { authorization: `Bearer ${bearer}` },
        shape: z.unknown(),
        timeoutMs: waitedForMs,
      });
    },
  };
};
