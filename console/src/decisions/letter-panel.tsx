import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTextsIn } from "@latchkey/browser/i18n/use-texts-in.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { Letter } from "@latchkey/ui/letter/letter.tsx";
import { Segmented } from "@latchkey/ui/segmented/segmented.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DecisionCondition, DecisionOutcome, DecisionReason } from "../graphql/operations.generated.ts";
import type { Desk } from "./decision.graphql.ts";

interface LetterPanelProps {
  readonly desk: Desk;
  readonly outcome: DecisionOutcome | "";
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly words: string;
}

const nameOfLanguage = (code: string): string =>
  languageOptions.find((option) => option.code === code)?.name ?? code;

/** The e-mail as it goes out, and the sentences of the page that it leads to: in the reader's language, or one's own. */
export function LetterPanel({ desk, outcome, ...told }: LetterPanelProps) {
  const { t } = useTranslation("decision");
  const [shows, setShows] = useState<"theirs" | "yours">("theirs");
  const letters = desk.letters.find(
    (one) => one.outcome === outcome && one.withConditions === told.conditions.length > 0,
  );
  const theirs = letters?.theirs.language ?? "";
  const yours = letters?.yours.language ?? "";
  const letter = letters?.[shows];
  return (
    <section className="stack stack--tight" aria-label={t("letter.title")}>
      <div className="row row--spread">
        <h2 className="console-panel__title">{t("letter.title")}</h2>
        {letters && theirs !== yours && (
          <Segmented
            label={t("letter.language")}
            segments={[
              { value: "theirs", label: nameOfLanguage(theirs), lang: theirs },
              { value: "yours", label: nameOfLanguage(yours), lang: yours },
            ]}
            value={shows}
            onChange={setShows}
          />
        )}
      </div>
      {letter ? (
        <Letter
          lang={letter.language}
          to={t("letter.to", { email: desk.party.email })}
          subject={letter.subject}
        >
          {letter.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Told lang={letter.language} {...told} />
        </Letter>
      ) : (
        <p className="soft">{t("letter.choose")}</p>
      )}
      {shows === "yours" && theirs !== yours && (
        <p className="soft">
          {t("letter.theirs", { name: desk.party.firstName, language: nameOfLanguage(theirs) })}
        </p>
      )}
      <p className="soft">{t("letter.notUsed")}</p>
    </section>
  );
}

type ToldProps = Pick<LetterPanelProps, "reasons" | "conditions" | "words"> & { readonly lang: Language };

/** What the e-mail leaves to the page. */
function Told({ lang, reasons, conditions, words }: ToldProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { t: told } = useTextsIn(lang, ["decision-reasons"]);
  const sentences = told
    ? [
        ...reasons.map((reason) => told(`reason.${reason}`)),
        ...conditions.map((condition) => told(`condition.${condition}`)),
      ]
    : [];
  if (sentences.length === 0 && words.trim() === "") return null;
  return (
    <>
      <p className="soft" lang={language}>
        {t("letter.page")}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {words.trim() !== "" && (
          <li lang={language} className="lines">
            {words.trim()}
          </li>
        )}
      </ul>
    </>
  );
}
