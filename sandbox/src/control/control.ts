/** What a test, or the page of the demo, may tell a fake to do wrong, and what it was asked. */

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

/** How a message arrives that a fake sends by itself: in the moment that is wrong, twice, overtaken, or not at all. */
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
  /** As it was sent, still encoded; only what is secret in its query is left out. */
  readonly url: string;
}

export interface Control {
  /** Every request to this provider goes wrong until it is told otherwise; undefined: they go well again. */
  readonly keep: (provider: string, scenario: Scenario | undefined) => void;
  /** What goes wrong until further notice, by provider. */
  readonly kept: () => Readonly<Record<string, Scenario>>;
  /** Who of the demo is looking at the fakes: the user name that their sign-in pages suggest. */
  readonly visitor: () => string | undefined;
  readonly setVisitor: (userName: string | undefined) => void;
  /** The next `times` requests to this provider go wrong. */
  readonly plan: (provider: string, scenario: Scenario, times: number) => void;
  /** Notes a request, or a message of a fake, and says what becomes of it; undefined: nothing goes wrong. */
  readonly receive: (entry: JournalEntry) => Scenario | undefined;
  readonly requests: () => readonly JournalEntry[];
  /** The time that the fakes live in. */
  readonly now: () => Date;
  /** Sets the clock of the fakes; it goes on from there. */
  readonly setNow: (now: Date) => void;
  /** Forgets plans and requests, and gives the fakes the right time again. */
  readonly reset: () => void;
}

const MOST_ENTRIES = 1_000;

/** A test may look for the name of such a parameter: none should be in a URL. Its value is nobody's business. */
const SECRETS = /([?&](?:client_secret|code|code_verifier|password|access_token|refresh_token)=)[^&#]*/gi;

/** A national insurance number, which the tax authority has in its paths. */
const NINO = /\b[A-Z]{2}[0-9]{6}[A-D]\b/gi;

const withoutSecrets = (url: string): string => url.replace(SECRETS, "$1…").replace(NINO, "…");

/** @param clock the right time */
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
