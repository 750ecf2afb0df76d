import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { Control } from "../control/control.ts";
import { obey } from "../control/misbehave.ts";
import { type AddressBook, openAddressBook } from "./address-book.ts";
import { linesOf, premiseOf, type StoredAddress, summaryOf } from "./postcoder-address.ts";

/** The only key that it takes: production refuses it. */
export const FAKE_KEY = "SANDBOX-KEY";

export interface FakeAddressServiceOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly control: Control;
}

type Query = Readonly<Record<string, string | undefined>>;

const LEAST_CHARACTERS = 3;
const MOST_RESULTS = 30;
const PAGE = 100;

const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type("text/plain; charset=utf-8").send(sentence);

const linesAsked = ({ lines = "3" }: Query): number => Math.min(Math.max(Number(lines) || 3, 1), 10);

const sent = (address: StoredAddress, query: Query): Readonly<Record<string, string>> => {
  const { id: _id, udprn, country, ...parts } = address;
  const tags = (query.addtags ?? "").split(",");
  const premise = premiseOf(address);
  return {
    ...Object.fromEntries(
      linesOf(address, linesAsked(query)).map((line, index) => [`addressline${index + 1}`, line]),
    ),
    summaryline: summaryOf(address),
    ...parts,
    ...(premise && { premise }),
    ...(udprn && tags.includes("udprn") && { udprn }),
    ...(tags.includes("country") && { country }),
  };
};

const isUk = ({ country = "" }: Query): boolean => country.toLowerCase() === "uk";

const routeAutocomplete = (app: FastifyInstance, book: AddressBook): void => {
  app.get<{ Querystring: Query }>("/pcw/autocomplete/find", async ({ query }, reply) => {
    if (query.apikey !== FAKE_KEY) return refuse(reply, 403, "Invalid API key");
    if (!isUk(query)) return refuse(reply, 400, "Country not supported");
    const text = query.query ?? "";
    if (text.length < LEAST_CHARACTERS) return [];
    const rows = book.find(text, query.pathfilter);
    if (!rows) return refuse(reply, 400, "Bad pathfilter");
    return rows.slice(0, Math.min(Number(query.maximumresults ?? MOST_RESULTS), MOST_RESULTS));
  });
  app.get<{ Querystring: Query }>("/pcw/autocomplete/retrieve/", async ({ query }, reply) => {
    if (query.apikey !== FAKE_KEY) return refuse(reply, 403, "Invalid API key");
    if (!isUk(query)) return refuse(reply, 400, "Country not supported");
    if (!query.id || !query.query) return refuse(reply, 400, "Missing parameter");
    const address = book.retrieve(query.id);
    return address ? [sent(address, query)] : [];
  });
};

interface Search {
  readonly Params: { readonly key: string; readonly country: string; readonly search: string };
  readonly Querystring: Query;
}

const routeSearch = (app: FastifyInstance, book: AddressBook): void => {
  app.get<Search>("/pcw/:key/address/:country/:search", async ({ params, query }, reply) => {
    if (params.key !== FAKE_KEY) return refuse(reply, 403, "Invalid API key");
    const found = book.search(params.country, params.search);
    if (!found) return refuse(reply, 404, "Country not found");
    const page = Number(query.page ?? 0);
    const shown = found.slice(page * PAGE, (page + 1) * PAGE).map((address) => sent(address, query));
    const more = found.length > (page + 1) * PAGE;
    const paging = { morevalues: "true", nextpage: String(page + 1), totalresults: String(found.length) };
    return more ? shown.with(-1, { ...shown.at(-1), ...paging }) : shown;
  });
};

export const startFakeAddressService = async ({ host, port, control }: FakeAddressServiceOptions) => {
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  obey(app, { control, provider: "postcoder" });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, "Not found"));
  const book = openAddressBook();
  routeAutocomplete(app, book);
  routeSearch(app, book);
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
};
