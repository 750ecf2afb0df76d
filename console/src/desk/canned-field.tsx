import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { CannedChoice } from "@latchkey/domain/review/canned-choice.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { OfferedCannedTexts } from "./canned.graphql.ts";

interface CannedFieldProps {
  /** What comes before the reason in the id of each control. */
  readonly id: string;
  readonly use: "REQUEST" | "DECISION";
  /** The ticked reasons. */
  readonly reasons: readonly string[];
  readonly reasonText: (reason: string) => string;
  readonly value: readonly CannedChoice[];
  readonly onChange: (chosen: readonly CannedChoice[]) => void;
  readonly issue: Issue | undefined;
}

/** Prepared words for each ticked reason that has some. */
export function CannedField({ id, use, reasons, reasonText, value, onChange, issue }: CannedFieldProps) {
  const { t } = useTranslation("desk");
  const textOf = useIssueText("desk");
  const [{ data }] = useQuery({
    query: OfferedCannedTexts,
    variables: { use },
    requestPolicy: "cache-and-network",
    pause: reasons.length === 0,
  });
  const offered = data?.offeredCannedTexts ?? [];
  const choose = (reason: string, versionId: string) => {
    const others = value.filter((one) => one.reason !== reason);
    onChange(versionId === "" ? others : [...others, { reason, versionId }]);
  };
  return reasons.map((reason) => {
    const texts = offered.filter((text) => text.reason === reason);
    if (texts.length === 0) return null;
    return (
      <Field
        key={reason}
        label={t("canned.for", { reason: reasonText(reason) })}
        optionalLabel={t("canned.optional")}
        hint={t("canned.hint")}
        id={`${id}-${reason}`}
        error={value.some((one) => one.reason === reason) ? textOf(issue) : undefined}
      >
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("canned.none")}
            options={texts.map(({ versionId, name }) => ({ value: versionId, label: name }))}
            value={value.find((one) => one.reason === reason)?.versionId ?? ""}
            onChange={(event) => choose(reason, event.currentTarget.value)}
          />
        )}
      </Field>
    );
  });
}
