import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Flow } from "@latchkey/domain/wizard/flow.ts";
import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import type { StepScreen } from "./step-screen.ts";

/** What a save sends besides the step's own facts. */
export interface ProgressToSave {
  readonly id: number | undefined;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid: string | undefined;
  readonly remedialSectionUuid: string | undefined;
  readonly answers: unknown;
  /** What the page had read; undefined: the answers replace whatever is stored. */
  readonly answersBefore: unknown;
}

export interface SaveRequest<Values, Name extends string> {
  readonly step: Name;
  /** What this step adds; its facts go into the step's mutation. */
  readonly answer: Partial<Values>;
  /** All values, this answer included. */
  readonly values: Values;
  /** The values that the page had read; undefined: this answer counts, whatever another tab has saved. */
  readonly before: Values | undefined;
  /** undefined: the record is completed and already includes this step. */
  readonly progress: ProgressToSave | undefined;
  readonly remedialSectionUuid: string | undefined;
}

/** The record in the response to a save. */
export type SavedProgress = Pick<
  ProgressItem,
  "id" | "completedDtm" | "completedSteps" | "relatedObjectUuid"
>;

export type SaveOutcome<Values> =
  | {
      readonly kind: "saved";
      readonly progress?: SavedProgress | undefined;
      readonly values?: Partial<Values>;
      /** The object that this step has created: later steps save their progress for it. */
      readonly relatedObjectUuid?: string | undefined;
    }
  /** No response: retry, nothing was lost. */
  | { readonly kind: "no-answer" }
  /** The server refused the answer, with the broken rules of each field if it named any. */
  | { readonly kind: "refused"; readonly issues: Readonly<Record<string, Issue>> }
  /** The server's walk did not reach an end. */
  | { readonly kind: "not-reachable" }
  /** The same was answered in another tab or on another device since the page read it. */
  | { readonly kind: "changed-elsewhere" }
  /** The section was submitted meanwhile, perhaps in another tab. */
  | { readonly kind: "already-submitted" };

/** Why the last Continue failed. */
export type SaveFailure =
  | { readonly kind: "no-answer" }
  | { readonly kind: "changed-elsewhere" }
  | { readonly kind: "refused"; readonly issues: Readonly<Record<string, Issue>> };

/** One section as the wizard runs it. The order of the steps is defined by the flow in `domain`. */
export interface WizardDefinition<Values extends object, Context, Name extends string> {
  readonly section: SectionName;
  readonly flow: Flow<Values, Context, Name>;
  readonly context: Context;
  readonly screens: { readonly [Step in Name]: StepScreen };
  /** The part of the values that is stored with the progress item. */
  readonly answersOf: (values: Values) => unknown;
  /** One request per Continue: the step's mutation and its progress in one document. */
  readonly save: (request: SaveRequest<Values, Name>) => Promise<SaveOutcome<Values>>;
}
