import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTextsIn } from "@latchkey/browser/i18n/use-texts-in.ts";
import type { CannedChoice } from "@latchkey/domain/review/canned-choice.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { EmailPreview } from "@latchkey/ui/email-preview/email-preview.tsx";
import { Segmented } from "@latchkey/ui/segmented/segmented.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { CannedOfDecision } from "../desk/canned.graphql.ts";
import type { DecisionCondition, DecisionOutcome, DecisionReason } from "../graphql/operations.generated.ts";
import type { Desk } from "./decision.graphql.ts";

interface PreviewPanelProps {
  readonly desk: Desk;
  readonly outcome: DecisionOutcome | "";
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly words: string;
  /** Chosen for a decision that is still to be sent. */
  readonly canned?: readonly CannedChoice[];
}

const OUTSIDE: DecisionReason = "OUTSIDE_RESULT_UNFAVOURABLE";

const nameOfLanguage = (code: string): string =>
  languageOptions.find((option) => option.code === code)?.name ?? code;

/** The e-mail as it goes out, and the sentences of the page that it leads to: in the reader's language, or one's own. */
export function PreviewPanel({ desk, outcome, canned: chosen = [], ...told }: PreviewPanelProps) {
  const { t } = useTranslation("decision");
  const { email } = desk.party;
  const [shows, setShows] = useState<"theirs" | "yours">("theirs");
  const canned = useCannedWords(desk.id, chosen);
  const ofOutcome = desk.previews.filter(
    (one) => one.outcome === outcome && one.withConditions === told.conditions.length > 0,
  );
  const withSources = told.reasons.includes(OUTSIDE);
  const previews = ofOutcome.find((one) => one.withSources === withSources) ?? ofOutcome[0];
  const theirs = previews?.theirs.language ?? "";
  const yours = previews?.yours.language ?? "";
  const preview = previews?.[shows];
  return (
    <section className="stack stack--tight" aria-label={t("preview.title")}>
      <div className="row row--spread">
        <h2 className="console-panel__title">{t("preview.title")}</h2>
        {previews && theirs !== yours && (
          <Segmented
            label={t("preview.language")}
            segments={[
              { value: "theirs", label: nameOfLanguage(theirs), lang: theirs },
              { value: "yours", label: nameOfLanguage(yours), lang: yours },
            ]}
            value={shows}
            onChange={setShows}
          />
        )}
      </div>
      {preview ? (
        <EmailPreview
          lang={preview.language}
          to={<TypedIn text={t("preview.to", { email })} typed={email} />}
          subject={preview.subject}
        >
          {preview.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Told
            lang={preview.language}
            {...told}
            canned={canned[shows]}
            // The e-mail itself has the sentence about an outside result.
            reasons={told.reasons.filter((reason) => reason !== OUTSIDE)}
          />
        </EmailPreview>
      ) : (
        <p className="soft">{t("preview.choose")}</p>
      )}
      {shows === "yours" && theirs !== yours && (
        <p className="soft">
          {t("preview.theirs", { name: desk.party.firstName, language: nameOfLanguage(theirs) })}
        </p>
      )}
      <p className="soft">{t("preview.notUsed")}</p>
    </section>
  );
}

/** Filled in by the server, as they will be told. */
const useCannedWords = (partyId: string, canned: readonly CannedChoice[]) => {
  const [{ data }] = useQuery({
    query: CannedOfDecision,
    variables: { partyId, canned: [...canned] },
    pause: canned.length === 0,
  });
  const words = canned.length === 0 ? [] : (data?.cannedOfDecision ?? []);
  return { theirs: words.map(({ theirs }) => theirs), yours: words.map(({ yours }) => yours) };
};

type ToldProps = Pick<PreviewPanelProps, "reasons" | "conditions" | "words"> & {
  readonly lang: Language;
  readonly canned: readonly string[];
};

/** The reasons and conditions, which the page shows and the e-mail does not. */
function Told({ lang, reasons, conditions, words, canned }: ToldProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { t: told } = useTextsIn(lang, ["decision-reasons"]);
  const sentences = told
    ? [
        ...reasons.map((reason) => told(`reason.${reason}`)),
        ...conditions.map((condition) => told(`condition.${condition}`)),
        ...canned,
      ]
    : [];
  if (sentences.length === 0 && words.trim() === "") return null;
  return (
    <>
      <p className="soft" lang={language}>
        {t("preview.page")}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence} className="lines">
            {sentence}
          </li>
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
