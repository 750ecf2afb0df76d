import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { QuestionnaireEnd } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import type { KindWords } from "./kind-pages.ts";

interface QuestionsEndProps {
  readonly words: KindWords["end"];
  readonly name: string;
  readonly isSending: boolean;
  readonly onDecline: () => void;
}

const critical = { strong: (words: string) => <strong className="critical-text">{words}</strong> };

export function QuestionsEnd({ words, name, isSending, onDecline }: QuestionsEndProps) {
  const { t } = useTranslation("reference");
  const notes = (
    <>
      <p>
        <TypedIn text={words.where(name, provider().name)} typed={[name, provider().name]} />
      </p>
      <p>
        <RichText text={words.truth} tags={critical} />
      </p>
    </>
  );
  return (
    <QuestionnaireEnd notes={notes}>
      <Button variant="primary" type="submit" block busy={isSending}>
        {t("send")}
      </Button>
      <TextButton onClick={onDecline}>{words.cannot}</TextButton>
    </QuestionnaireEnd>
  );
}
