/** Plans faults of a fake for a test or the demo's page, and records the requests. */

export type Scenario =
  | "timeout"
  | "500"
  | "429"
  | "malformed_json"
  | "drop_connection"
  | "wrong_content_type"
  | "huge"
  | `slow:${number}`
  | Arrival;

/** Arrival of a fake's own message: at an unexpected moment, twice, out of order, or not at all. */
export type Arrival = "before_redirect" | "duplicate" | "out_of_order" | "lost";

const arrivals: readonly string[] = ["before_redirect", "duplicate", "out_of_order", "lost"];

export const isArrival = (text: string): text is Arrival => arrivals.includes(text);

const PLAIN_SCENARIOS: readonly string[] = [
  "timeout",
  "500",
  "429",
  "malformed_json",
  "drop_connection",
  "wrong_content_type",
  "huge",
];

export const isScenario = (text: string): text is Scenario =>
  PLAIN_SCENARIOS.includes(text) || isArrival(text) || /^slow:[0-9]{1,5}$/.test(text);

export interface JournalEntry {
  readonly provider: string;
  readonly method: string;
  /** Still encoded; secrets in the query are removed. */
  readonly url: string;
}

export interface Control {
  /** Every request to this provider fails in this way; undefined ends it. */
  readonly keep: (provider: string, scenario: Scenario | undefined) => void;
  readonly kept: () => Readonly<Record<string, Scenario>>;
  /** The demo's current person: the user name that the sign-in pages suggest. */
  readonly visitor: () => string | undefined;
  readonly setVisitor: (userName: string | undefined) => void;
  readonly plan: (provider: string, scenario: Scenario, times: number) => void;
  /**
   * Records a request, or a message of a fake.
   * @returns the planned fault; undefined for none
   */
  readonly receive: (entry: JournalEntry) => Scenario | undefined;
  readonly requests: () => readonly JournalEntry[];
  readonly now: () => Date;
  readonly setNow: (now: Date) => void;
  readonly reset: () => void;
}

const MOST_ENTRIES = 1_000;

/** A test may look for the name of such a parameter, because none should be in a URL. Its value is secret. */
const SECRETS = /([?&](?:client_secret|code|code_verifier|password|access_token|refresh_token)=)[^&#]*/gi;

/** A national insurance number, which the tax authority has in its paths. */
const NINO = /\b[A-Z]{2}[0-9]{6}[A-D]\b/gi;

const withoutSecrets = (url: string): string => url.replace(SECRETS, "$1…").replace(NINO, "…");

export const openControl = (clock: () => Date = () => new Date()): Control => {
  let ahead = 0;
  let planned: readonly { readonly provider: string; readonly scenario: Scenario }[] = [];
  let journal: readonly JournalEntry[] = [];
  let lasting: ReadonlyMap<string, Scenario> = new Map();
  let visitor: string | undefined;
  return {
    keep: (provider, scenario) => {
      const others = [...lasting].filter(([name]) => name !== provider);
      lasting = new Map(scenario ? [...others, [provider, scenario]] : others);
    },
    kept: () => Object.fromEntries(lasting),
    visitor: () => visitor,
    setVisitor: (userName) => {
      visitor = userName;
    },
    plan: (provider, scenario, times) => {
      planned = [...planned, ...Array.from({ length: times }, () => ({ provider, scenario }))];
    },
    receive: (entry) => {
      journal = [...journal, { ...entry, url: withoutSecrets(entry.url) }].slice(-MOST_ENTRIES);
      const index = planned.findIndex(({ provider }) => provider === entry.provider);
      const next = planned[index];
      if (next) planned = planned.toSpliced(index, 1);
      return next?.scenario ?? lasting.get(entry.provider);
    },
    requests: () => journal,
    now: () => new Date(clock().getTime() + ahead),
    setNow: (now) => {
      ahead = now.getTime() - clock().getTime();
    },
    reset: () => {
      ahead = 0;
      planned = [];
      journal = [];
      lasting = new Map();
      visitor = undefined;
    },
  };
};
