import { reasonsToTell } from "@latchkey/domain/vocabulary/reasons.ts";
import { Note } from "@latchkey/ui/note/note.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "./step-page.tsx";

interface MissingInformationProps {
  readonly title: string;
  /** Codes; one with the suffix _PDF shares the text of the code without it. */
  readonly reasons: readonly string[];
  /** The reviewer's own words, as plain text. */
  readonly comment: string | null;
  readonly continueLabel: string | undefined;
  readonly onContinue: () => void;
}

/** The reasons first, then the reviewer's comment, then what stays as it is. */
export function MissingInformation(props: MissingInformationProps) {
  const { title, reasons, continueLabel, onContinue } = props;
  const { t } = useTranslation(["remedial", "reasons"]);
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
      onSubmit={goOn}
      {...(continueLabel !== undefined && { continueLabel })}
    >
      {items.length > 0 && (
        <div>
          <h2 className="guide__title">{t("page.missing")}</h2>
          <Ticks kind="missing" items={items} />
        </div>
      )}
      {items.length === 0 && comment === "" && <p>{t("page.nothing")}</p>}
      {comment !== "" && <Note from={t("page.note")}>{comment}</Note>}
      <p>{t("page.rest")}</p>
    </StepPage>
  );
}
