import { NO_REVIEWER } from "@latchkey/domain/review/queue-views.ts";
import { skills } from "@latchkey/domain/staff/skills.ts";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { AllReviewers } from "./queue.graphql.ts";
import type { QueueViewState } from "./use-queue-view.ts";

/** Filters of the queue alone: what a case needs, and its reviewer. */
export function OnlyFields({ state }: { readonly state: QueueViewState }) {
  const { t } = useTranslation(["queue", "desk"]);
  const { need, reviewer } = state.shown;
  const [{ data }] = useKeptQuery({
    query: AllReviewers,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const people = data?.allReviewers ?? [];
  const isKnown = reviewer === "" || reviewer === NO_REVIEWER || people.some(({ id }) => id === reviewer);
  const needs = skills.filter((skill) => skill !== "LANGUAGE_EN");
  return (
    <>
      <Field label={t("only.need")}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("only.any")}
            options={needs.map((value) => ({ value, label: t(`desk:skill.${value}`) }))}
            value={need}
            onChange={({ currentTarget: { value } }) =>
              state.change({ need: needs.find((one) => one === value) ?? "" })
            }
          />
        )}
      </Field>
      <Field label={t("only.reviewer")}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("only.any")}
            options={[
              { value: NO_REVIEWER, label: t("desk:nobody") },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
              ...(isKnown ? [] : [{ value: reviewer, label: t("only.other") }]),
            ]}
            value={reviewer}
            onChange={({ currentTarget: { value } }) => state.change({ reviewer: value })}
          />
        )}
      </Field>
    </>
  );
}
