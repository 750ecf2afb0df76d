import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText, strong } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { SubmitBox, SubmitNote } from "@latchkey/ui/submit-box/submit-box.tsx";
import { useTranslation } from "react-i18next";
import { AnswersLink } from "./answers-link.tsx";
import type { Turns } from "./decision.graphql.ts";

const isAwaited = ({ state }: Turns["references"][number]): boolean => state === "SENT" || state === "OPENED";

/** The promised date, and the contact address (spec 1 §2, after the submission). */
export function WhenBox({ turns }: { readonly turns: Turns }) {
  const { t } = useTranslation("waiting");
  const { t: ofDashboard } = useTranslation("dashboard");
  const { language } = useLanguage();
  const { dueOn, timing, tenancyStart, others, othersSent, references } = turns;
  const today = londonDate(Date.now());
  const isAhead = tenancyStart >= today;
  const date = formatDate(language, tenancyStart);
  return (
    <SubmitBox state="submitted" title={t("when.title")} note={t("when.thanks")}>
      <SubmitNote>
        {dueOn !== null && (
          <RichText
            text={t(dueOn < today ? "when.late" : "when.promise", { date: formatDate(language, dueOn) })}
            tags={strong}
          />
        )}
        {othersSent < others && ` ${t("when.together")}`}
        {references.some(isAwaited) && ` ${t("when.slow")}`}
      </SubmitNote>
      {timing && <SubmitNote>{t("when.timing", timing)}</SubmitNote>}
      <SubmitNote>
        <RichText text={isAhead ? t("when.moveIn", { date }) : t("when.contact")} tags={mail} />
      </SubmitNote>
      <AnswersLink>{ofDashboard("submit.copy")}</AnswersLink>
    </SubmitBox>
  );
}
