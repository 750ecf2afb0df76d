import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Flow } from "@latchkey/domain/wizard/flow.ts";
import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import type { StepScreen } from "./step-screen.ts";

export interface ProgressToSave {
  readonly id: number | undefined;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid: string | undefined;
  readonly remedialSectionUuid: string | undefined;
  readonly answers: unknown;
  /** undefined: the answers replace the stored ones. */
  readonly answersBefore: unknown;
}

export interface SaveRequest<Values, Name extends string> {
  readonly step: Name;
  readonly answer: Partial<Values>;
  readonly values: Values;
  /** undefined: this answer wins over other tabs. */
  readonly before: Values | undefined;
  /** undefined: the record is completed and already includes this step. */
  readonly progress: ProgressToSave | undefined;
  readonly remedialSectionUuid: string | undefined;
}

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
  /** No response: nothing was lost, so a retry is safe. */
  | { readonly kind: "no-answer" }
  /** The broken rules of each field, if the server named any. */
  | { readonly kind: "refused"; readonly issues: Readonly<Record<string, Issue>> }
  /** The server's walk did not reach an end. */
  | { readonly kind: "not-reachable" }
  /** Another tab or device has changed the same answer since the page read it. */
  | { readonly kind: "changed-elsewhere" }
  /** The section was submitted meanwhile, perhaps in another tab. */
  | { readonly kind: "already-submitted" };

export type SaveFailure =
  | { readonly kind: "no-answer" }
  | { readonly kind: "changed-elsewhere" }
  | { readonly kind: "refused"; readonly issues: Readonly<Record<string, Issue>> };

/** The order of the steps is defined by the flow in `domain`. */
export interface WizardDefinition<Values extends object, Context, Name extends string> {
  readonly section: SectionName;
  readonly flow: Flow<Values, Context, Name>;
  readonly context: Context;
  readonly screens: { readonly [Step in Name]: StepScreen };
  readonly answersOf: (values: Values) => unknown;
  /** One request per Continue: the step's mutation and its progress in one document. */
  readonly save: (request: SaveRequest<Values, Name>) => Promise<SaveOutcome<Values>>;
}
