import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusWhenTold } from "../desk/use-focus-when-told.ts";
import { useCodeNames } from "./answer-pieces.tsx";
import { RevealAnswer, type ShownItem } from "./case.graphql.ts";

interface SealedAnswerProps {
  readonly partyId: string;
  readonly item: ShownItem;
  readonly step: string;
}

/** A secret is shown on press, which the audit trail records. It stays on the page and in no cache. */
export function SealedAnswer({ partyId, item, step }: SealedAnswerProps) {
  const { t } = useTranslation("case");
  const names = useCodeNames();
  const { isBusy, failure, save } = useSave(RevealAnswer);
  const [answer, setAnswer] = useState<string | null>();
  const told = useFocusWhenTold(answer);
  const show = async () => {
    const { section, relatedObjectUuid, remedialSectionUuid } = item;
    const data = await save({ partyId, section, relatedObjectUuid, remedialSectionUuid, step });
    if (data) setAnswer(data.revealAnswer);
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <span role="status" className="row" tabIndex={-1} ref={told}>
        {answer === undefined && t("answer.sealed")}
        {answer === null && t("answer.gone")}
        {typeof answer === "string" && (
          <>
            <code className="figures">{answer}</code> <span className="soft">{t("answer.shown")}</span>
          </>
        )}
      </span>
      {answer === undefined && (
        <Button
          size="small"
          icon="eye"
          busy={isBusy}
          aria-label={t("answer.showOf", { step: names.step(item.section, step) })}
          onClick={() => void show()}
        >
          {t("answer.show")}
        </Button>
      )}
    </>
  );
}
