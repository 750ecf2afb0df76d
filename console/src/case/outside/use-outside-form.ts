import {
  type GivenOutsideResult,
  type OutsideKind,
  type OutsideSlot,
  outsideResultIssues,
} from "@latchkey/domain/review/outside-result.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import { useSave } from "../../desk/use-save.ts";
import { useSavedForm } from "../../desk/use-saved-form.ts";
import { useNow } from "../../shell/clock.ts";
import { RecordOutsideResult } from "./outside.graphql.ts";

/** The fields as typed. */
export interface TypedOutside extends Omit<GivenOutsideResult, "kind" | "ccjs"> {
  readonly ccjs: string;
}

const empty: TypedOutside = {
  title: "",
  provider: "",
  madeOn: "",
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

interface OutsideFormOptions {
  readonly partyId: string;
  readonly slot: OutsideSlot;
  readonly onRecorded: () => void;
}

export const useOutsideForm = ({ partyId, slot, onRecorded }: OutsideFormOptions) => {
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(RecordOutsideResult);
  const idPrefix = `outside-${slot.kind}-`;
  const form = useSavedForm<TypedOutside>({
    defaults: empty,
    issues: (typed) => outsideResultIssues(givenOf(slot.kind, typed), { slots: [slot], today }),
    fields: ["title", "provider", "madeOn", "uploadId", "ccjs", "insolvency", "verdict", "reason"],
    idPrefix,
    failure,
    onValid: async (typed) => {
      if (await save({ partyId, input: givenOf(slot.kind, typed) })) onRecorded();
    },
  });
  return { form, isBusy, failure, fieldId: (field: keyof TypedOutside): string => idPrefix + field };
};

export type OutsideForm = ReturnType<typeof useOutsideForm>;
