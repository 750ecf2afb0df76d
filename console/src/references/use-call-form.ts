import { callIssues, type GivenCall } from "@latchkey/domain/references/call.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import type { ShownCall } from "../desk/reference.graphql.ts";
import { RecordReferenceCall } from "./references.graphql.ts";

/** The fields as chosen. */
export interface TypedCall extends Omit<GivenCall, "isReached"> {
  readonly isReached: "yes" | "no" | "";
}

const EMPTY: TypedCall = {
  channel: "PHONE",
  calledAt: "",
  contact: "",
  source: "",
  sourceNote: "",
  isReached: "",
  spokeTo: "",
  said: "",
};

const typedOf = (call: ShownCall): TypedCall => ({
  channel: call.channel,
  calledAt: call.calledAt,
  contact: call.contact,
  source: call.source,
  sourceNote: call.sourceNote ?? "",
  isReached: call.isReached ? "yes" : "no",
  spokeTo: call.spokeTo ?? "",
  said: call.said ?? "",
});

const givenOf = ({ isReached, ...typed }: TypedCall): GivenCall => ({
  ...typed,
  isReached: isReached === "" ? null : isReached === "yes",
});

interface CallFormOptions {
  readonly partyId: string;
  readonly referenceId: string;
  /** undefined: a call of its own. */
  readonly corrects: ShownCall | undefined;
  readonly onRecorded: () => void;
}

export const CALL_FIELDS = [
  "channel",
  "calledAt",
  "contact",
  "source",
  "sourceNote",
  "isReached",
  "spokeTo",
  "said",
] as const satisfies readonly (keyof TypedCall)[];

export const useCallForm = ({ partyId, referenceId, corrects, onRecorded }: CallFormOptions) => {
  const now = londonMinute(useNow());
  const { isBusy, failure, save } = useSave(RecordReferenceCall);
  const idPrefix = `call-${corrects?.id ?? "new"}-`;
  const form = useSavedForm<TypedCall>({
    defaults: corrects ? typedOf(corrects) : { ...EMPTY, calledAt: now },
    issues: (typed) => callIssues(givenOf(typed), now),
    fields: CALL_FIELDS,
    idPrefix,
    failure,
    onValid: async (typed) => {
      const input = givenOf(typed);
      if (await save({ partyId, referenceId, corrects: corrects?.id ?? null, input })) onRecorded();
    },
  });
  return { form, isBusy, failure, fieldId: (field: keyof TypedCall): string => idPrefix + field };
};

export type CallForm = ReturnType<typeof useCallForm>;
