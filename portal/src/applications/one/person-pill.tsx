import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { OutcomePill } from "../status/outcome-pill.tsx";
import { StatusPill } from "../status/status-pill.tsx";
import type { Person } from "./application.graphql.ts";
import { hasBounced } from "./people.ts";

/** The status of one person, with its day or with the outcome. */
export function PersonPill({ person }: { readonly person: Person }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const dayOf = (moment: string) => formatShortDate(language, londonDate(Date.parse(moment)));
  const { status, outcome, missing, invitation, submittedAt } = person;
  if (status === "DECIDED" && outcome !== null) return <OutcomePill outcome={outcome} />;
  if (hasBounced(person)) {
    return (
      <Pill state="missing" small>
        {t("pills.bounced")}
      </Pill>
    );
  }
  if (status === "RETURNED" && missing.length > 0) {
    return (
      <Pill state="missing" small>
        {t("pills.missing", { count: missing.length })}
      </Pill>
    );
  }
  if (status === "INVITED" && invitation.sentAt !== null) {
    return (
      <Pill state="todo" small>
        {t("pills.invited", { day: dayOf(invitation.sentAt) })}
      </Pill>
    );
  }
  if (status === "SUBMITTED" && submittedAt !== null) {
    return (
      <Pill state="submitted" small>
        {t("pills.sent", { day: dayOf(submittedAt) })}
      </Pill>
    );
  }
  return <StatusPill status={status} />;
}
