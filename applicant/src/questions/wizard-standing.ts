import type { WizardState } from "@latchkey/domain/wizard/state.ts";
import type { RefObject } from "react";
import type { QuestionQuery } from "./question-address.ts";
import type { useWizardAddress } from "./use-wizard-address.ts";
import type { SavedProgress, WizardDefinition } from "./wizard-definition.ts";

export interface WizardOpening<Values> {
  readonly seenFlow: readonly string[];
  readonly values: Values;
  readonly record: SavedProgress | undefined;
  readonly sectionIndex: number;
  readonly hasNextSection?: boolean | undefined;
  readonly query: QuestionQuery;
  /** The end of a remedial section, although its step has a successor. */
  readonly endStep?: string | undefined;
}

export interface WizardStanding<Values extends object, Context, Name extends string> {
  readonly definition: WizardDefinition<Values, Context, Name>;
  readonly opening: WizardOpening<Values>;
  readonly state: WizardState<Values>;
  readonly step: Name;
  readonly change: Name | undefined;
  readonly record: RefObject<SavedProgress | undefined>;
  readonly address: ReturnType<typeof useWizardAddress>;
}
