/**
 * How much of a run each part of the product may take, in worker-seconds: the time of its tests, added up over all
 * workers. Two to three times what three workers take on two cores that do nothing else: worker-seconds are measured on the clock,
 * and a machine that does other things as well stretches them. What is above its budget fails `npm test`, or `npm run test:long`,
 * which has the variants: before a budget is raised, the variants go to the cheaper tiers.
 *
 * A new section may cost 120 worker-seconds, the console 240: they get rooms of their own.
 */
export interface Room {
  readonly name: string;
  readonly budget: number;
  /** Folders and files, by path suffix or prefix; every file has exactly one budget. */
  readonly files: readonly string[];
}

const stories = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `journeys/stories/${name}.story.ts`);

const examples = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `ui/gallery/${name}.spec.ts`);

export const ROOMS: readonly Room[] = [
  { name: "sign-in", budget: 160, files: stories("sign-in", "hydration") },
  {
    name: "onboarding and dashboard",
    budget: 180,
    files: stories("onboarding", "dashboard-states", "routes", "cold-deep-link"),
  },
  {
    name: "identity",
    budget: 180,
    files: stories("first-journey", "change-an-answer", "two-sided", "no-document"),
  },
  { name: "residence", budget: 90, files: stories("residence") },
  { name: "income", budget: 200, files: stories("income", "personas", "whole-application") },
  { name: "cases", budget: 90, files: stories("guarantor", "broken-metadata") },
  {
    name: "session and security",
    budget: 260,
    files: stories("session", "sign-out", "two-people", "two-tabs"),
  },
  {
    name: "console",
    budget: 170,
    files: stories("console-first-visit", "console-sign-in", "console-case"),
  },
  { name: "a case by keys", budget: 120, files: stories("reviewer-keys") },
  { name: "sanctions", budget: 90, files: stories("sanctions") },
  { name: "policies", budget: 90, files: stories("policies") },
  { name: "check and hand-over", budget: 90, files: stories("hand-over", "check-answers") },
  { name: "pages on paper", budget: 170, files: stories("paper-proofs") },
  { name: "references", budget: 60, files: stories("reference") },
  {
    name: "gallery",
    budget: 320,
    files: examples(
      ...["address-search", "combobox", "console", "drop-zone", "frames", "icons", "keyboard", "overlays"],
    ),
  },
  // `npm run test:long`, where a phone also enters the rooms above.
  {
    name: "variants of signing in",
    budget: 220,
    files: stories("link-scanners", "reading-without-script"),
  },
  {
    name: "variants of identity",
    budget: 1200,
    files: stories(
      ...["bad-input", "document-checks", "first-visit-in-england", "leave-and-return", "limits"],
      ...["live-photo", "right-to-rent", "helpful-documents"],
    ),
  },
  { name: "variants of income", budget: 100, files: stories("self-employed", "remedial-income") },
  { name: "variants of policies", budget: 100, files: stories("policies-walked", "lists") },
  {
    name: "variants of cases",
    budget: 370,
    files: stories("several-applications", "remedial-identity", "network"),
  },
  {
    name: "right to rent on record",
    budget: 150,
    files: stories("right-to-rent-record", "english-household"),
  },
  { name: "running the team", budget: 120, files: stories("lead") },
  { name: "agencies", budget: 75, files: stories("agencies") },
  { name: "portal", budget: 120, files: stories("portal", "portal-many") },
  { name: "originals in the portal", budget: 60, files: stories("portal-checks") },
  { name: "other origins", budget: 120, files: stories("second-origin", "telemetry") },
  {
    name: "decisions",
    budget: 335,
    files: stories(
      "console-accepted",
      "console-declined",
      "outside-results",
      "investigations",
      "second-review",
    ),
  },
  { name: "agreements in England", budget: 90, files: stories("england") },
  { name: "looks and access", budget: 120, files: stories("looks", "keyboard") },
  { name: "every example", budget: 360, files: examples("gallery") },
];

/** The rooms that a file stands in, by its path from the root of the repository. */
export const roomsOf = (file: string, rooms: readonly Room[] = ROOMS): readonly Room[] =>
  rooms.filter(({ files }) =>
    files.some((path) => file === path || (path.endsWith("/") && file.startsWith(path))),
  );

/** The duration of one test, whatever its outcome. */
export interface Spent {
  readonly file: string;
  readonly seconds: number;
}

export interface Account {
  readonly name: string;
  readonly budget: number;
  readonly seconds: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** One account per room that was entered, in the order of the rooms. */
export const accountsOf = (spent: readonly Spent[], rooms: readonly Room[] = ROOMS): readonly Account[] =>
  rooms
    .map((room) => {
      const own = spent.filter(({ file }) => roomsOf(file, rooms).includes(room));
      return { ...room, own };
    })
    .filter(({ own }) => own.length > 0)
    .map(({ name, budget, own }) => ({
      name,
      budget,
      seconds: sum(own.map(({ seconds }) => seconds)),
    }));

/** The slowest machine seen took three and a half times as long as quiet cores. What takes longer is not the machine alone. */
const MOST_STRETCH = 4;

/**
 * By how much this machine stretched the clock: a slow one stretches all rooms alike, and no room is to blame for that. The rooms
 * together take half of their budgets on quiet cores; from a third on, the budgets grow with what all of them take.
 */
const stretchOf = (accounts: readonly Account[]): number =>
  Math.min(
    MOST_STRETCH,
    Math.max(
      1,
      (3 * sum(accounts.map(({ seconds }) => seconds))) / sum(accounts.map(({ budget }) => budget)),
    ),
  );

const overspent = (accounts: readonly Account[]): readonly Account[] => {
  const stretch = stretchOf(accounts);
  return accounts
    .map((account) => ({ ...account, budget: Math.floor(account.budget * stretch) }))
    .filter(({ seconds, budget }) => seconds > budget);
};

/** Messages about a whole run: exceeded budgets, and files with no budget or two. */
export const budgetProblems = (
  spent: readonly Spent[],
  rooms: readonly Room[] = ROOMS,
): readonly string[] => [
  ...overspent(accountsOf(spent, rooms)).map(
    ({ name, seconds, budget }) =>
      `The room “${name}” took ${Math.ceil(seconds)} of ${budget} worker-seconds.`,
  ),
  ...[...new Set(spent.map(({ file }) => file))]
    .filter((file) => roomsOf(file, rooms).length !== 1)
    .map(
      (file) =>
        `${file} stands in ${roomsOf(file, rooms).length} rooms of journeys/budgets.ts instead of one.`,
    ),
];
