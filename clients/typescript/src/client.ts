import { type Operations, operations, type Problem } from "./api.generated.ts";

/**
 * A client for programs of agencies. The types come from the description of the API; nothing is needed but `fetch`.
 *
 *     const latchkey = createClient({ address: "https://apply.example.com/api/v1", key: "lk_live_…" });
 *     const { id } = await latchkey("createApplication", { body, idempotencyKey: "letting-4711" });
 */

export interface ClientOptions {
  /** The address of the API, with its version. */
  readonly address: string;
  readonly key: string;
  readonly fetch?: typeof fetch;
}

type Call<Name extends keyof Operations> = Omit<Operations[Name], "reply"> & {
  /** The same request with the same key runs once. */
  readonly idempotencyKey?: string | undefined;
};

type Arguments<Name extends keyof Operations> =
  Record<never, never> extends Call<Name> ? [call?: Call<Name>] : [call: Call<Name>];

export type Client = <Name extends keyof Operations>(
  name: Name,
  ...call: Arguments<Name>
) => Promise<Operations[Name]["reply"]>;

/** The answer came from elsewhere, such as a proxy. */
type UnreadableAnswer = Omit<Problem, "code"> & { readonly code: "UNREADABLE" };

/** The API refused a request, and says where it is wrong. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem | UnreadableAnswer;
  /** Seconds after which the request may be sent again; undefined: it would be refused again. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem | UnreadableAnswer, retryAfter: number | undefined) {
    super(`${problem.status} ${problem.code}: ${problem.title}`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

interface SentCall {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

const addressOf = (template: string, { path = {}, query = {} }: SentCall): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? filled : `${filled}?${search}`;
};

const headersOf = (key: string, { body, idempotencyKey }: SentCall): Record<string, string> => ({
  authorization: `Bearer ${key}`,
  accept: "application/json, application/problem+json, application/pdf",
  ...(body === undefined ? {} : { "content-type": "application/json" }),
  ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
});

const problemIn = async (response: Response): Promise<ProblemError> => {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const said = (await response.json().catch(() => undefined)) as Problem | undefined;
  const problem = said ?? {
    type: "about:blank",
    title: "The answer cannot be read.",
    status: response.status,
    code: "UNREADABLE" as const,
  };
  return new ProblemError(problem, Number.isNaN(seconds) ? undefined : seconds);
};

/** @throws ProblemError; what `fetch` throws without a connection */
export const createClient = ({ address, key, fetch: send = fetch }: ClientOptions): Client => {
  const call = async (name: keyof Operations, sent: SentCall = {}): Promise<unknown> => {
    const { method, path } = operations[name];
    const response = await send(address.replace(/\/$/, "") + addressOf(path, sent), {
      method,
      headers: headersOf(key, sent),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    if (!response.ok) throw await problemIn(response);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return isJson ? response.json() : response.arrayBuffer();
  };
  return call as Client;
};
