import { needsNote, reasonsToAskAgain } from "@latchkey/domain/review/verdict.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { useFindingWords } from "../../desk/finding-words.ts";
import type { ViewedDocument } from "./document.graphql.ts";
import { badFindingsOf, ruleVerdict, type TypedVerdict, verdictFieldId } from "./use-verdict-form.ts";

interface FieldProps {
  readonly viewed: ViewedDocument;
  readonly typed: TypedVerdict;
  readonly onChange: (more: Partial<TypedVerdict>) => void;
  readonly error: string | undefined;
}

export function ReasonsField({ viewed, typed, onChange, error }: FieldProps) {
  const { t } = useTranslation(["document", "reasons"]);
  return (
    <ChecksField
      isDense
      id={verdictFieldId("reasons")}
      legend={t("verdict.reasons")}
      error={error}
      choices={reasonsToAskAgain(viewed.document.section).map((value): { value: string; label: string } => ({
        value,
        label: t(`reasons:text.${value}`),
      }))}
      value={typed.reasons}
      onChange={(reasons) => onChange({ reasons })}
    />
  );
}

export function ExplainedField({ viewed, typed, onChange, error }: FieldProps) {
  const { t } = useTranslation("document");
  const wordsOf = useFindingWords();
  const choices = badFindingsOf(viewed).flatMap((value) => {
    const finding = viewed.document.findings.find(({ id }) => id === value);
    const words = finding && wordsOf(finding);
    return words ? [{ value, label: words.title as string }] : [];
  });
  if (choices.length === 0) return null;
  return (
    <ChecksField
      isDense
      id={verdictFieldId("explained")}
      legend={t("verdict.explained")}
      hint={t("verdict.explainedHint")}
      error={error}
      choices={choices}
      value={typed.explained}
      onChange={(explained) => onChange({ explained })}
    />
  );
}

/** Empty at first: the figure is read on the paper, and never taken from what was declared. */
export function ShownField({ viewed, typed, onChange, error }: FieldProps) {
  const { t } = useTranslation("document");
  if (!viewed.claim.isPaper) return null;
  const { incomeType, currency } = viewed.claim.income ?? {};
  const isSavings = incomeType === "T_SAVINGS";
  return (
    <Field
      label={t(isSavings ? "verdict.shownSavings" : "verdict.shownMinor", { currency: currency ?? "" })}
      hint={t("verdict.shownHint")}
      optionalLabel={t("verdict.optional")}
      id={verdictFieldId("shownMinor")}
      error={error}
    >
      {(aria) => (
        <TextInput
          {...aria}
          inputMode="decimal"
          value={typed.shownMinor}
          onChange={(event) => onChange({ shownMinor: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

export function NoteField({ typed, onChange, error }: Omit<FieldProps, "viewed">) {
  const { t } = useTranslation("document");
  const { verdict } = typed;
  const isNeeded = verdict !== "" && needsNote({ ...typed, verdict: ruleVerdict(verdict) });
  return (
    <Field
      label={t("verdict.note")}
      optionalLabel={!isNeeded && t("verdict.optional")}
      id={verdictFieldId("note")}
      error={error}
    >
      {(aria) => (
        <TextArea
          {...aria}
          rows={2}
          value={typed.note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
