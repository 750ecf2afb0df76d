import type { ControlledField } from "@latchkey/browser/forms/use-rule-form.ts";
import type { Period } from "@latchkey/domain/residence/span.ts";
import { type GapReason, gapReasons } from "@latchkey/domain/residence/values.ts";
import { type ReasonFields, takesWords } from "@latchkey/domain/rules/given-reason.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { ReasonWords } from "../../questions/reason-words.tsx";
import { GAPS_WORDS, gapId } from "../history/gap-ids.ts";
import { useGapText } from "../history/home-texts.ts";

interface GapTimesProps {
  readonly gaps: readonly Period[];
  readonly onFill: (gap: Period) => void;
}

/** The times without an address; the summary of errors links to their buttons. */
export function GapTimes({ gaps, onFill }: GapTimesProps) {
  const { t } = useTranslation("residence");
  const gapText = useGapText();
  return (
    <Alert tone="caution" title={t("gap.title", { count: gaps.length })}>
      <AlertText>{t("gap.help")}</AlertText>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.from}>
            <span id={`${gapId(gap)}-time`}>{gapText(gap)}</span>
            <br />
            <TextButton
              id={gapId(gap)}
              icon="plus"
              aria-describedby={`${gapId(gap)}-time`}
              onClick={() => onFill(gap)}
            >
              {t("gap.add")}
            </TextButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface GapReasonFieldsProps {
  readonly count: number;
  readonly reason: ControlledField<ReasonFields<GapReason>["reason"]>;
  readonly words: ControlledField<string>;
  readonly wordsIssue: Issue | undefined;
}

export function GapReasonFields({ count, reason, words, wordsIssue }: GapReasonFieldsProps) {
  const { t } = useTranslation("residence");
  return (
    <>
      <FieldGroup
        id="gaps"
        radio
        legend={t("gap.legend", { count })}
        hint={count > 1 && t("gap.covers", { count })}
      >
        <ChoiceCards
          name="gaps"
          choices={gapReasons.map((value) => ({ value, label: t(`gap.choices.${value}`) }))}
          {...reason}
        />
      </FieldGroup>
      {takesWords(reason.value) && <ReasonWords id={GAPS_WORDS} issue={wordsIssue} {...words} />}
    </>
  );
}
