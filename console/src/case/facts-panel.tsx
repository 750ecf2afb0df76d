import { firstPart } from "@latchkey/browser/answers/answer-pieces.ts";
import { ShownAnswer } from "@latchkey/browser/answers/shown-answer.tsx";
import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { ageOn, datePartsOf } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { EmailText } from "@latchkey/members/shell/email-text.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { applicationPath, rightToRentPath } from "../desk/case-names.ts";
import { useAnswerPieces } from "./answer-pieces.tsx";
import type { ShownDossier } from "./case.graphql.ts";

/** The newest answer to a step of identity. */
const answerTo = ({ items }: ShownDossier, step: string) =>
  items
    .filter(({ section }) => section === "IDENTITY")
    .flatMap(({ rows }) => rows)
    .findLast((row) => row.step === step)?.answer;

export function FactsPanel({ shown }: { readonly shown: ShownDossier }) {
  const { t } = useTranslation(["case", "desk"]);
  const { language } = useLanguage();
  const piecesOf = useAnswerPieces();
  const { application, party } = shown;
  const money = (minor: number) =>
    t("facts.month", { amount: formatMoney(language, minor, application.currency) });
  const percent = application.rentMinor > 0 ? (party.shareMinor * 100) / application.rentMinor : 0;
  const born = answerTo(shown, "birthdate");
  const nationality = answerTo(shown, "nationality");
  return (
    <ConsolePanel
      title={t("facts.title")}
      tools={
        <span className="row">
          {asksRightToRent({ role: party.role, country: application.country }) && (
            <TextLink href={rightToRentPath(party.id)} linkAs={RoutedLink}>
              {t("facts.rightToRent")}
            </TextLink>
          )}
          <TextLink href={applicationPath(application.id)} linkAs={RoutedLink}>
            {t("facts.openApplication")}
          </TextLink>
        </span>
      }
    >
      <DeflistColumns>
        <Deflist
          items={[
            { key: "home", term: t("facts.home"), text: <AsTyped>{application.home}</AsTyped> },
            { key: "rent", term: t("facts.rent"), text: money(application.rentMinor) },
            {
              key: "share",
              term: t("facts.share"),
              text: `${money(party.shareMinor)} (${formatPercent(language, percent)})`,
            },
            {
              key: "start",
              term: t("facts.moveIn"),
              text: <AsTyped>{formatShortDate(language, application.start)}</AsTyped>,
            },
          ]}
        />
        <Deflist
          items={[
            { key: "role", term: t("facts.role"), text: t(`desk:role.${party.role}`) },
            ...(born
              ? [
                  {
                    key: "born",
                    term: t("facts.born"),
                    text: <Born date={firstPart(born)?.value ?? null} />,
                  },
                ]
              : []),
            ...(nationality
              ? [
                  {
                    key: "nationality",
                    term: t("facts.nationality"),
                    text: (
                      <ShownAnswer
                        pieces={piecesOf(nationality, { section: "IDENTITY", step: "nationality" })}
                      />
                    ),
                  },
                ]
              : []),
            { key: "email", term: t("facts.email"), text: <EmailText email={party.email} /> },
          ]}
        />
      </DeflistColumns>
    </ConsolePanel>
  );
}

function Born({ date }: { readonly date: string | null }) {
  const { language } = useLanguage();
  const today = datePartsOf(londonDate(useNow()));
  const born = date === null ? undefined : datePartsOf(date);
  if (date === null || !born || !today) return null;
  return `${formatShortDate(language, date)} (${ageOn(born, today)})`;
}
