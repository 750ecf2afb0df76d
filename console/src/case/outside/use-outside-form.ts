import {
  type GivenOutsideResult,
  newerThan,
  type OutsideKind,
  type OutsideSlot,
  outsideResultIssues,
} from "@latchkey/domain/review/outside-result.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import type { ShownOutside } from "../../desk/outside.graphql.ts";
import { RecordOutsideResult } from "./outside.graphql.ts";

/** The fields as typed. */
export interface TypedOutside extends Omit<GivenOutsideResult, "kind" | "ccjs"> {
  readonly ccjs: string;
}

const empty: TypedOutside = {
  title: "",
  provider: "",
  madeOn: "",
  corrects: false,
  uploadId: "",
  ccjs: "",
  insolvency: "",
  verdict: "",
  reason: "",
};

const countOf = (text: string): number | null => (text.trim() === "" ? null : parseWholeNumber(text));

const givenOf = (kind: OutsideKind, { ccjs, ...typed }: TypedOutside): GivenOutsideResult => ({
  ...typed,
  kind,
  ccjs: kind === "CREDIT_FILE" ? countOf(ccjs) : null,
});

const OLDER = "outside.validations.older";

interface OutsideFormOptions {
  readonly partyId: string;
  readonly slot: OutsideSlot;
  /** The one that counts. */
  readonly result: ShownOutside | undefined;
  readonly onRecorded: () => void;
}

export const useOutsideForm = ({ partyId, slot, result, onRecorded }: OutsideFormOptions) => {
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(RecordOutsideResult);
  const facts = { slots: [slot], counting: result ? [result] : [], today };
  const idPrefix = `outside-${slot.kind}-`;
  const form = useSavedForm<TypedOutside>({
    defaults: empty,
    issues: (typed) => outsideResultIssues(givenOf(slot.kind, typed), facts),
    fields: ["title", "provider", "madeOn", "uploadId", "ccjs", "insolvency", "verdict", "reason"],
    idPrefix,
    failure,
    onValid: async (typed) => {
      if (await save({ partyId, input: givenOf(slot.kind, typed) })) onRecorded();
    },
  });
  const newer = newerThan(givenOf(slot.kind, form.values), facts.counting);
  const refused = form.issues.madeOn;
  return {
    form,
    isBusy,
    failure,
    /** The day of the result that counts, if the given one is older. The server knows of later ones. */
    newerDay: newer?.madeOn ?? (refused?.code === OLDER ? String(refused.params?.day) : undefined),
    fieldId: (field: keyof TypedOutside): string => idPrefix + field,
  };
};

export type OutsideForm = ReturnType<typeof useOutsideForm>;
