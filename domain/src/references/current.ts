import type { ReferenceKind } from "./kinds.ts";
import { awaitsAnswer, type ReviewState } from "./states.ts";

interface AskedReference {
  readonly kind: ReferenceKind;
  readonly state: ReviewState;
  readonly residenceUuid: string | null;
  readonly sourceUuid: string | null;
}

const isAboutTheSame = (one: AskedReference, other: AskedReference): boolean =>
  one.kind === other.kind && one.residenceUuid === other.residenceUuid && one.sourceUuid === other.sourceUuid;

/** @param all of one party, the oldest first */
export const isReplaced = <Reference extends AskedReference>(
  reference: Reference,
  all: readonly Reference[],
): boolean => all.slice(all.indexOf(reference) + 1).some((later) => isAboutTheSame(reference, later));

const isAboutNothing = ({ residenceUuid, sourceUuid }: AskedReference): boolean =>
  residenceUuid === null && sourceUuid === null;

/**
 * The references that a decision rests on or waits for. Answers always count; a question does not if it was never sent,
 * if a later one replaces it, or if its home or source is gone.
 *
 * @param all of one party, the oldest first
 */
export const currentReferences = <Reference extends AskedReference>(
  all: readonly Reference[],
): readonly Reference[] =>
  all.filter(
    (reference) =>
      reference.state === "answered" ||
      (reference.state !== "draft" && !isAboutNothing(reference) && !isReplaced(reference, all)),
  );

/** True for a question that may be sent again: unanswered, and no later one replaces it. */
export const mayBeAskedAgain = <Reference extends AskedReference>(
  reference: Reference,
  all: readonly Reference[],
): boolean => !isReplaced(reference, all) && (awaitsAnswer(reference.state) || reference.state === "silent");
