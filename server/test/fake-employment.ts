import type {
  EmploymentService,
  EmploymentVerification,
  NewEmploymentVerification,
  VerifiedWork,
} from "../src/partners/employment-service.ts";
import { openScript, type PartnerScript } from "./partner-script.ts";

/** A verifier of employment whose responses a test decides, and that remembers what it was asked. */

type Call = "begin" | "find" | "cancel";

export interface FakeEmployment extends Omit<PartnerScript<Call>, "receive" | "forget"> {
  readonly service: EmploymentService;
  /** What was begun, in order: the first is `ver-1`. */
  readonly begun: () => readonly NewEmploymentVerification[];
  /** The one that was begun last. */
  readonly last: () => NewEmploymentVerification;
  /** How a verification has ended; without an id the one that was begun last. */
  readonly ends: (
    status: EmploymentVerification["status"],
    activities?: readonly VerifiedWork[],
    id?: string,
  ) => void;
  /** Those that we have cancelled. */
  readonly cancelled: () => readonly string[];
  readonly reset: () => void;
}

const idOf = (number: number): string => `ver-${number}`;

/** Where the candidate of a verification goes. */
export const candidateUrl = (number: number): string => `https://konfir.example/candidate/${idOf(number)}`;

export const fakeEmployment = (): FakeEmployment => {
  let begun: readonly NewEmploymentVerification[] = [];
  let outcomes: ReadonlyMap<string, EmploymentVerification> = new Map();
  let cancelled: readonly string[] = [];
  const { receive, forget, ...script } = openScript<Call>();
  const last = (): NewEmploymentVerification => {
    const newest = begun.at(-1);
    if (!newest) throw new Error("No verification was begun.");
    return newest;
  };
  return {
    ...script,
    service: {
      begin: async (asked) => {
        await receive("begin");
        begun = [...begun, asked];
        return { id: idOf(begun.length), candidateUrl: candidateUrl(begun.length) };
      },
      find: async (id) => {
        await receive("find");
        return outcomes.get(id) ?? { status: "waiting", activities: [] };
      },
      cancel: async (id) => {
        await receive("cancel");
        cancelled = [...cancelled, id];
      },
    },
    begun: () => begun,
    last,
    ends: (status, activities = [], id = idOf(begun.length)) => {
      outcomes = new Map([...outcomes, [id, { status, activities }]]);
    },
    cancelled: () => cancelled,
    reset: () => {
      forget();
      begun = [];
      outcomes = new Map();
      cancelled = [];
    },
  };
};
