import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { shortName } from "../desk/case-names.ts";
import type { Desk } from "./decision.graphql.ts";

export function DecisionNotices({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { party, holder, contested, mayDecide, open, earlier } = desk;
  const look = contested?.secondLook;
  const isWithReviewers = party.status === "SUBMITTED" || party.status === "IN_REVIEW";
  const told = party.status === "DECIDED" ? earlier.find(({ state }) => state === "FINAL") : undefined;
  return (
    <>
      {holder && (
        <Alert tone="caution" title={t("locked.title", { name: holder.name })}>
          <AlertText>{t("locked.text")}</AlertText>
        </Alert>
      )}
      {look && (
        <Alert tone="caution" title={t("contested.title", { name: party.firstName })}>
          <blockquote lang={look.language} className="lines">
            {look.text}
          </blockquote>
          <AlertText>{t("contested.asked", { at: formatDayAndTime(language, look.askedAt) })}</AlertText>
          {!mayDecide && !open && <AlertText>{t("contested.notYou")}</AlertText>}
        </Alert>
      )}
      {told?.finalAt && (
        <Alert title={t("told.title", { outcome: t(`form.outcomes.${told.outcome}`) })}>
          <AlertText>
            {t("told.text", { name: shortName(party), at: formatDayAndTime(language, told.finalAt) })}
          </AlertText>
        </Alert>
      )}
      {!isWithReviewers && !told && (
        <Alert title={t("closed.title")}>
          <AlertText>{t("closed.text")}</AlertText>
        </Alert>
      )}
    </>
  );
}
