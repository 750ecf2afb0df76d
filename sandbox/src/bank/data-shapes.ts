import { randomBytes } from "node:crypto";
import type { Account } from "./accounts.ts";
import type { Bank } from "./banks.ts";
import type { Connection } from "./consent.ts";
import {
  type Day,
  dayOf,
  firstOfMonth,
  inMonthOf,
  isoOf,
  londonMidnight,
  workingDayFrom,
} from "./money/days.ts";
import type { StandingOrder } from "./money/outgoings.ts";
import type { Line } from "./money/statement.ts";
import type { Person } from "./person.ts";

/** The shapes of the data endpoints, in the spelling of TrueLayer. */

/** The current time, and the host of the pictures. */
export interface Setting {
  readonly now: Date;
  /** Without a trailing slash. */
  readonly authUrl: string;
}

/** Only here do pence become the decimal number that the protocol wants. */
const decimal = (pence: number): number => pence / 100;

/** The protocol's times have no fractions of a second. */
const timeOf = (moment: Date): string => moment.toISOString().replace(/\.[0-9]{3}Z$/, "Z");

const midnight = (day: Day): string => `${isoOf(day)}T00:00:00Z`;

const logoOf = (bank: Bank, authUrl: string): string => `${authUrl}/logos/${bank.id}.svg`;

const providerOf = (bank: Bank, { authUrl }: Setting) => ({
  display_name: bank.name,
  provider_id: bank.id,
  logo_uri: logoOf(bank, authUrl),
});

/** An entry of the list of banks. Here the picture is called `logo_url`. */
export const listedProvider = (bank: Bank, authUrl: string) => ({
  provider_id: bank.id,
  display_name: bank.name,
  country: bank.country.toLowerCase().replace("gb", "uk"),
  logo_url: logoOf(bank, authUrl),
  scopes: [
    "info",
    "accounts",
    "balance",
    "transactions",
    ...(bank.quirk === "no_standing_orders" ? [] : ["standing_orders"]),
    "offline_access",
  ],
});

export const metadataOf = ({ bank, ...connection }: Connection, setting: Setting) => ({
  client_id: connection.clientId,
  credentials_id: connection.id,
  consent_status: "Authorised",
  consent_status_updated_at: timeOf(connection.createdAt),
  consent_created_at: timeOf(connection.createdAt),
  consent_expires_at: timeOf(connection.expiresAt),
  provider: providerOf(bank, setting),
  scopes: connection.scopes,
  privacy_policy: "Feb2019",
});

/** Most British banks share only the name. */
export const identityOf = ({ quirk, country }: Bank, person: Person, { now }: Setting) => {
  const name = { full_name: person.fullName, update_timestamp: timeOf(now) };
  if (country === "GB" && quirk !== "tells_all") return name;
  return {
    ...name,
    date_of_birth: midnight(dayOf(new Date(person.born))),
    emails: [`${person.userName}@example.test`],
    phones: ["+447700900123"],
    addresses: [person.address],
  };
};

const numbersOf = ({ number, iban }: Account, bank: Bank, { onlyIban }: Person) => {
  if (onlyIban) return { iban };
  return {
    iban,
    number,
    ...(bank.sortCode && { sort_code: bank.sortCode }),
    swift_bic: bank.swiftBic,
  };
};

export const accountOf = (account: Account, { bank, person }: Connection, setting: Setting) => ({
  account_id: account.id,
  account_type: account.plan.type,
  display_name: account.plan.name,
  currency: account.currency,
  account_number: numbersOf(account, bank, person),
  provider: providerOf(bank, setting),
  update_timestamp: timeOf(setting.now),
});

export const balanceOf = ({ plan, currency }: Account, lines: readonly Line[], { now }: Setting) => {
  const current = lines.at(-1)?.balancePence ?? plan.openingPence;
  return {
    currency,
    available: decimal(current + plan.overdraftPence),
    current: decimal(current),
    overdraft: decimal(plan.overdraftPence),
    update_timestamp: timeOf(now),
  };
};

export const transactionOf = (line: Line, { currency }: Account, { datesInLondon }: Person) => {
  const providerId = `${line.id.slice(0, 10)}-${line.id.slice(10, 14)}`;
  return {
    // A new one on every call, so that a client that takes it for an identity finds each payment twice.
    transaction_id: randomBytes(16).toString("hex"),
    normalised_provider_transaction_id: `txn-${line.id}`,
    provider_transaction_id: providerId,
    timestamp: datesInLondon ? timeOf(londonMidnight(line.day)) : midnight(line.day),
    description: line.description,
    amount: decimal(line.pence),
    currency,
    transaction_type: line.pence < 0 ? "DEBIT" : "CREDIT",
    transaction_category: line.category,
    transaction_classification: [],
    running_balance: { amount: decimal(line.balancePence), currency },
    meta: { bank_transaction_id: providerId, provider_transaction_category: line.code },
  };
};

/** The next due day of an order, or the last one. */
const dueDay = (today: Day, date: number, later: number): Day =>
  workingDayFrom(inMonthOf(firstOfMonth(today, later), date));

export const standingOrderOf = (order: StandingOrder, account: Account, { now }: Setting) => {
  const { reference, pence, date, firstMonthsAgo, finalMonthsAgo } = order;
  const today = dayOf(now);
  const isDone = dueDay(today, date, 0) <= today;
  const final = finalMonthsAgo === undefined ? undefined : dueDay(today, date, -finalMonthsAgo);
  const previous = final ?? dueDay(today, date, isDone ? 0 : -1);
  return {
    frequency: `IntrvlMnthDay:01:${String(date).padStart(2, "0")}`,
    status: final === undefined ? "Active" : "Inactive",
    timestamp: timeOf(now),
    currency: account.currency,
    reference,
    ...(final === undefined && {
      next_payment_date: midnight(dueDay(today, date, isDone ? 1 : 0)),
      next_payment_amount: decimal(pence),
    }),
    first_payment_date: midnight(dueDay(today, date, -firstMonthsAgo)),
    first_payment_amount: decimal(pence),
    ...(final !== undefined && {
      final_payment_date: midnight(final),
      final_payment_amount: decimal(pence),
    }),
    previous_payment_timestamp: midnight(previous),
    previous_payment_amount: decimal(pence),
    meta: { provider_account_id: account.id },
  };
};
