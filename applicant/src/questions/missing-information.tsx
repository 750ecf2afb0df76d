import { nameOfLanguage } from "@latchkey/browser/i18n/name-of-language.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { reasonsToTell } from "@latchkey/domain/vocabulary/reasons.ts";
import type { WrongField } from "@latchkey/ui/alert/error-summary.tsx";
import { Missing } from "@latchkey/ui/missing/missing.tsx";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "./step-page.tsx";

interface MissingInformationProps {
  readonly title: string;
  /** Codes; one with the suffix _PDF shares the text of the code without it. */
  readonly reasons: readonly string[];
  readonly comment: string | null;
  readonly sent?: ReactNode;
  readonly continueLabel: string | undefined;
  readonly onContinue: () => void;
  /** A question that must be answered before the request can begin; it replaces `onContinue`. */
  readonly first?: FirstQuestion | undefined;
}

export interface FirstQuestion {
  readonly field: ReactNode;
  readonly form: {
    readonly onSubmit: (event: FormEvent) => void;
    readonly wrongFields: readonly WrongField[];
    readonly refusals: number;
  };
}

/** The reasons first, then the reviewer's comment, then what stays as it is. At the end, what has to be known first. */
export function MissingInformation(props: MissingInformationProps) {
  const { title, reasons, continueLabel, onContinue, first } = props;
  const { t } = useTranslation(["remedial", "reasons"]);
  const { language } = useLanguage();
  const isForeign = language !== staffLanguage;
  const comment = props.comment?.trim() ?? "";
  const items = reasonsToTell(reasons, comment).map((code) => ({
    key: code,
    text: t(`reasons:text.${code}`),
  }));
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <StepPage
      title={title}
      numbered={false}
      {...(first?.form ?? { onSubmit: goOn })}
      {...(continueLabel !== undefined && { continueLabel })}
    >
      <Missing
        heading={t("page.missing")}
        reasons={items}
        note={comment}
        noteFrom={
          isForeign ? t("page.noteIn", { language: nameOfLanguage(language, staffLanguage) }) : t("page.note")
        }
        noteLanguage={staffLanguage}
        nothing={t("page.nothing")}
        rest={t("page.rest")}
      />
      {props.sent}
      {first?.field}
    </StepPage>
  );
}
