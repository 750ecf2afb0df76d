import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { gql, type TypedDocumentNode } from "urql";
import type { SavedProgress } from "./wizard-definition.ts";

export interface MutateProgressVariables {
  readonly id?: number | undefined;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid?: string | undefined;
  readonly remedialSectionUuid?: string | undefined;
  readonly answers?: unknown;
}

interface Result {
  readonly updateWizardProgress: { readonly wizardProgress: SavedProgress };
}

/** Saves the progress of a step that has no mutation of its own (spec 1 §7). */
export const MutateProgress: TypedDocumentNode<Result, MutateProgressVariables> = gql`
  mutation MutateProgress(
    $id: Int
    $name: SectionName!
    $completedSteps: [String!]!
    $completed: Boolean!
    $relatedObjectUuid: ID
    $remedialSectionUuid: ID
    $answers: Json
  ) {
    updateWizardProgress(
      id: $id
      name: $name
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
    ) {
      wizardProgress {
        id
        name
        completedDtm
        completedSteps
        relatedObjectUuid
      }
    }
  }
`;
