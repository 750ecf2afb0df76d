/** What a test may tell a fake to do wrong, and what it was asked. */

export type Scenario =
  | "timeout"
  | "500"
  | "429"
  | "malformed_json"
  | "drop_connection"
  | "wrong_content_type"
  | "huge"
  | `slow:${number}`;

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
  PLAIN_SCENARIOS.includes(text) || /^slow:[0-9]{1,5}$/.test(text);

export interface JournalEntry {
  readonly provider: string;
  readonly method: string;
  /** As it was sent, still encoded. */
  readonly url: string;
}

export interface Control {
  /** The next `times` requests to this provider go wrong. */
  readonly plan: (provider: string, scenario: Scenario, times: number) => void;
  /** Notes a request and says what becomes of it; undefined: it is answered. */
  readonly receive: (entry: JournalEntry) => Scenario | undefined;
  readonly requests: () => readonly JournalEntry[];
  readonly reset: () => void;
}

const MOST_ENTRIES = 1_000;

export const openControl = (): Control => {
  let planned: readonly { readonly provider: string; readonly scenario: Scenario }[] = [];
  let journal: readonly JournalEntry[] = [];
  return {
    plan: (provider, scenario, times) => {
      planned = [...planned, ...Array.from({ length: times }, () => ({ provider, scenario }))];
    },
    receive: (entry) => {
      journal = [...journal, entry].slice(-MOST_ENTRIES);
      const index = planned.findIndex(({ provider }) => provider === entry.provider);
      const next = planned[index];
      if (next) planned = planned.toSpliced(index, 1);
      return next?.scenario;
    },
    requests: () => journal,
    reset: () => {
      planned = [];
      journal = [];
    },
  };
};
