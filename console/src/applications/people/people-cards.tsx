import { formatList, formatPercent } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { type PersonCard, PersonCards } from "@latchkey/ui/person-card/person-card.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { casePath } from "../../desk/case-names.ts";
import { ReviewerTag } from "../../desk/reviewer-tag.tsx";
import { SectionDoors } from "../../desk/section-doors.tsx";
import { StatusPill } from "../../desk/status-pill.tsx";
import type { ApplicationPerson, ShownApplication } from "./application.graphql.ts";
import { asksIncome, hasSent, isOver, nameOf } from "./people.ts";

const stateOf = (application: ShownApplication, person: ApplicationPerson): PersonCard["state"] => {
  if (person.invitation.bouncedBecause !== null && person.status === "INVITED") return "missing";
  return application.isProvisional && !isOver(person) ? "provisional" : undefined;
};

export function PeopleCards({ application }: { readonly application: ShownApplication }) {
  const { t } = useTranslation(["application", "desk"]);
  return (
    <PersonCards
      label={t("people")}
      people={application.people.map((person) => ({
        key: person.id,
        state: stateOf(application, person),
        name: <CaseLink id={person.id} name={fullName(person)} />,
        status: (
          <>
            <StatusPill {...person} isBounced={person.invitation.bouncedBecause !== null} />
            <span className="soft figures" translate="no">
              {person.number}
            </span>
          </>
        ),
        facts: [
          {
            key: "share",
            term: <ShareTerm person={person} />,
            text: <Share application={application} person={person} />,
          },
          { key: "sections", term: t("card.sections"), text: <SectionDoors sections={person.sections} /> },
          { key: "reviewer", term: t("card.reviewer"), text: <ReviewerTag reviewer={person.reviewer} /> },
        ],
        results: [
          {
            key: "income",
            term: t("card.income"),
            text: <Income application={application} person={person} />,
          },
          ...(person.role === "tenant"
            ? [
                {
                  key: "guarantor",
                  term: t("card.guarantor"),
                  text: <Guarantor application={application} person={person} />,
                },
              ]
            : []),
        ],
        foot: <Foot application={application} person={person} />,
      }))}
    />
  );
}

interface OfPerson {
  readonly application: ShownApplication;
  readonly person: ApplicationPerson;
}

function CaseLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link to={casePath(id)}>
      <AsTyped>{name}</AsTyped>
    </Link>
  );
}

function Foot({ application, person }: OfPerson) {
  const { t } = useTranslation("application");
  return (
    <>
      <TextLink href={casePath(person.id)} linkAs={RoutedLink}>
        {t("card.open")}
        <span className="visually-hidden"> {fullName(person)}</span>
      </TextLink>
      {!isOver(person) && (
        <span className="soft">
          {hasSent(person) ? application.isProvisional && t("card.result") : t("card.noResult")}
        </span>
      )}
    </>
  );
}

function ShareTerm({ person }: Pick<OfPerson, "person">) {
  const { t } = useTranslation("application");
  return person.role === "guarantor" ? t("card.guarantees") : t("card.share");
}

function Share({ application, person }: OfPerson) {
  const { language } = useLanguage();
  if (person.role === "guarantor") {
    const tenants = application.people.filter(({ guarantorId }) => guarantorId === person.id);
    return <AsTyped>{formatList(language, tenants.map(fullName))}</AsTyped>;
  }
  const percent = application.rentMinor > 0 ? (person.shareMinor * 100) / application.rentMinor : 0;
  return (
    <strong className="figures" translate="no">
      {formatMoney(language, person.shareMinor, application.currency)} ({formatPercent(language, percent)})
    </strong>
  );
}

function Income({ application, person }: OfPerson) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const trace = application.affordability.parties.find(({ partyId }) => partyId === person.id);
  if (!asksIncome(person) || person.someoneElsePays || !trace) {
    return (
      <Pill state="waiting" small icon="minus">
        {person.someoneElsePays ? t("card.someoneElse") : t("card.notNeeded")}
      </Pill>
    );
  }
  const { incomeMinor, isMet } = trace.sum;
  return (
    <Pill state={hasSent(person) ? (isMet ? "done" : "missing") : "todo"} small>
      {t("card.counted", { amount: formatMoney(language, incomeMinor, application.currency) })}
    </Pill>
  );
}

function Guarantor({ application, person: { guarantorId } }: OfPerson) {
  const { t } = useTranslation("application");
  if (guarantorId === null) return <span className="soft">{t("card.none")}</span>;
  return <CaseLink id={guarantorId} name={nameOf(application, guarantorId)} />;
}
