import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { SecondAnswerPanel } from "../../desk/second-answer-panel.tsx";
import { AnswerRightToRent, type ShownCheck } from "./right-to-rent.graphql.ts";

interface SecondPanelProps {
  readonly partyId: string;
  readonly check: ShownCheck;
  readonly onAnswered: (text: string) => void;
}

/** The answer of another reviewer to a record without a statutory excuse. */
export function SecondPanel({ partyId, check, onAnswered }: SecondPanelProps) {
  const { t } = useTranslation("right-to-rent");
  const { isBusy, failure, save } = useSave(AnswerRightToRent);
  const answer = async (agrees: boolean, reason: string): Promise<boolean> => {
    const isSaved = Boolean(await save({ partyId, checkId: check.id, agrees, reason }));
    if (isSaved) onAnswered(t(agrees ? "second.agreed" : "second.refused"));
    return isSaved;
  };
  return (
    <SecondAnswerPanel
      words={t("second", { returnObjects: true })}
      writtenById={check.byId}
      isBusy={isBusy}
      failure={failure}
      onAnswer={answer}
    />
  );
}
