import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Account, accountsAt } from "./accounts.ts";
import type { Connections } from "./connections.ts";
import type { Connection } from "./consent.ts";
import { refuseData } from "./data-errors.ts";
import {
  accountOf,
  balanceOf,
  identityOf,
  metadataOf,
  type Setting,
  standingOrderOf,
  transactionOf,
} from "./data-shapes.ts";
import { type Day, dayFrom, dayOf } from "./money/days.ts";
import { type Line, statementOf } from "./money/statement.ts";

export interface DataService {
  readonly connections: Connections;
  readonly now: () => Date;
  readonly authUrlFor: (request: FastifyRequest) => string;
  readonly slowMs: number;
}

interface Call {
  readonly connection: Connection;
  readonly setting: Setting;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

export const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";

const succeeded = (results: readonly unknown[]) => ({ results, status: "Succeeded" });

type Respond = (call: Call) => unknown;

const routeData =
  (app: FastifyInstance, { connections, now, authUrlFor, slowMs }: DataService) =>
  (path: string, scope: string | undefined, respond: Respond): void => {
    app.get(path, async (request, reply) => {
      const connection = connections.find(bearerOf(request));
      if (!connection) return refuseData(reply, "invalid_token", "The token is unknown or expired.");
      const { person, bank, scopes } = connection;
      if (bank.quirk === "slow") await pass(slowMs);
      if (person.failure) return refuseData(reply, person.failure, "This user has every call fail so.");
      if (scope !== undefined && !scopes.includes(scope)) {
        return refuseData(reply, "access_denied", `The scope ${scope} was not granted.`);
      }
      const setting = { now: now(), authUrl: authUrlFor(request) };
      return respond({ connection, setting, request, reply });
    });
  };

const sharedAccounts = ({ bank, person, accounts }: Connection): readonly Account[] =>
  accountsAt(bank, person).filter(({ plan }) => accounts.includes(plan.key));

const forAccount =
  (respond: (call: Call, account: Account) => unknown): Respond =>
  (call) => {
    const { id } = call.request.params as { readonly id: string };
    const account = sharedAccounts(call.connection).find((one) => one.id === id);
    return account
      ? respond(call, account)
      : refuseData(call.reply, "account_not_found", "The connection has no such account.");
  };

const linesOf = ({ connection: { bank, person }, setting }: Call, { plan }: Account): readonly Line[] =>
  statementOf({ seed: `${bank.id}/${person.userName}`, streams: person.streams }, plan, dayOf(setting.now));

const DEFAULT_DAYS = 90;

const askedDay = (text: unknown, fallback: Day): Day | undefined =>
  text === undefined ? fallback : dayFrom(String(text));

const transactions = forAccount((call, account) => {
  const { request, reply, connection, setting } = call;
  const query = request.query as Readonly<Record<string, unknown>>;
  const today = dayOf(setting.now);
  const to = askedDay(query.to, today);
  const from = askedDay(query.from, Math.min(to ?? today, today) - DEFAULT_DAYS);
  if (from === undefined || to === undefined) {
    return refuseData(reply, "validation_error", "from and to are dates, like 2026-01-28.");
  }
  if (from > to || from > today) {
    return refuseData(reply, "invalid_date_range", "from is later than to, or in the future.");
  }
  const lines = linesOf(call, account).filter(({ day }) => day >= from && day <= to);
  return succeeded(lines.toReversed().map((line) => transactionOf(line, account, connection.person)));
});

const standingOrders = forAccount(({ connection, setting, reply }, account) => {
  if (connection.bank.quirk === "no_standing_orders") {
    return refuseData(reply, "endpoint_not_supported", "This bank does not list standing orders.");
  }
  const orders = account.plan.key === "current" ? connection.person.standingOrders : [];
  return succeeded(orders.map((order) => standingOrderOf(order, account, setting)));
});

const unsupported: Respond = ({ reply }) =>
  refuseData(reply, "endpoint_not_supported", "No bank here supports this.");

export const routeDataCalls = (app: FastifyInstance, service: DataService): void => {
  const route = routeData(app, service);
  route("/data/v1/me", undefined, ({ connection, setting }) => succeeded([metadataOf(connection, setting)]));
  route("/data/v1/info", "info", ({ connection: { bank, person }, setting }) =>
    succeeded([identityOf(bank, person, setting)]),
  );
  route("/data/v1/accounts", "accounts", ({ connection, setting }) =>
    succeeded(sharedAccounts(connection).map((account) => accountOf(account, connection, setting))),
  );
  const account = "/data/v1/accounts/:id";
  route(
    account,
    "accounts",
    forAccount(({ connection, setting }, one) => succeeded([accountOf(one, connection, setting)])),
  );
  route(
    `${account}/balance`,
    "balance",
    forAccount((call, one) => succeeded([balanceOf(one, linesOf(call, one), call.setting)])),
  );
  route(`${account}/transactions`, "transactions", transactions);
  route(`${account}/standing_orders`, "standing_orders", standingOrders);
  route(`${account}/transactions/pending`, "transactions", unsupported);
  route(`${account}/direct_debits`, "direct_debits", unsupported);
  route("/data/v1/cards", "cards", unsupported);
};
