import { nameOfLanguage } from "@latchkey/browser/i18n/name-of-language.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Note } from "@latchkey/ui/note/note.tsx";
import { useTranslation } from "react-i18next";
import type { Decision } from "./decision.graphql.ts";

export function WordsBlock({
  decision: { cannedWords, words, wordsLanguage },
}: {
  readonly decision: Decision;
}) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  if (!words && cannedWords.length === 0) return null;
  const isForeign = wordsLanguage !== null && wordsLanguage !== language;
  const from = isForeign
    ? t("words.fromIn", { language: nameOfLanguage(language, wordsLanguage) })
    : t("words.from");
  return (
    <Block heading={t("words.title")}>
      {cannedWords.map((text) => (
        <p key={text} className="lines">
          {text}
        </p>
      ))}
      {words && (
        <Note from={from} lang={wordsLanguage ?? undefined}>
          {words}
        </Note>
      )}
    </Block>
  );
}
