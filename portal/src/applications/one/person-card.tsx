import { formatList } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { EmailText } from "@latchkey/members/shell/email-text.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import type { PersonCard, PersonFact } from "@latchkey/ui/person-card/person-card.tsx";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { isOver } from "../status/application-status.ts";
import type { Person, ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";
import { hasBounced } from "./people.ts";
import { PersonActs } from "./person-acts.tsx";
import { PersonPill } from "./person-pill.tsx";
import { PersonState } from "./person-state.tsx";

interface PersonCardOptions {
  readonly application: ShownApplication;
  readonly onAsk: (asked: Asked) => void;
  readonly onDone: (text: string) => void;
}

const stateOf = (person: Person): PersonCard["state"] => {
  if (hasBounced(person) || person.missing.length > 0) return "missing";
  return person.status === "INVITED" ? "provisional" : undefined;
};

export const usePersonCard = ({ application, onAsk, onDone }: PersonCardOptions) => {
  const { t } = useTranslation("application");
  const factsOf = useFacts(application);
  return (person: Person): PersonCard => {
    const name = fullName(person);
    return {
      key: person.id,
      state: isOver(person) ? undefined : stateOf(person),
      name: (
        <TypedIn
          text={person.role === "tenant" ? name : t(`people.roles.${person.role}`, { name })}
          typed={name}
        />
      ),
      status: (
        <>
          <PersonPill person={person} />
          <span className="soft figures" translate="no">
            {person.number}
          </span>
        </>
      ),
      facts: factsOf(person),
      results: <PersonState person={person} />,
      foot: <PersonActs application={application} person={person} onAsk={onAsk} onDone={onDone} />,
    };
  };
};

const sectionPills: Readonly<Record<Person["sections"][number]["progress"], PillState>> = {
  todo: "optional",
  progress: "progress",
  done: "info",
  submitted: "done",
  missing: "missing",
};

const useFacts = ({ people, currency }: ShownApplication) => {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const shareOf = (person: Person): PersonFact => {
    const guaranteed = people.filter(({ guarantorId }) => guarantorId === person.id).map(fullName);
    return person.role === "guarantor"
      ? {
          key: "share",
          term: t("people.guarantees"),
          text: <AsTyped>{formatList(language, guaranteed)}</AsTyped>,
        }
      : {
          key: "share",
          term: t("people.share"),
          text: <span className="figures">{formatMoney(language, person.shareMinor, currency)}</span>,
        };
  };
  return (person: Person): readonly PersonFact[] => [
    shareOf(person),
    { key: "email", term: t("people.email"), text: <EmailText email={person.email} /> },
    ...person.sections.map(({ name, progress }) => ({
      key: name,
      term: t(`sections.${name}`),
      text: (
        <Pill
          state={sectionPills[progress]}
          small
          icon={progress === "todo" ? "minus" : progress === "done" ? "check" : undefined}
        >
          {t(`progress.${progress}`)}
        </Pill>
      ),
    })),
    ...(person.rightToRent
      ? [{ key: "rent", term: t("sections.RIGHT_TO_RENT"), text: <RightToRent state={person.rightToRent} /> }]
      : []),
  ];
};

function RightToRent({ state }: { readonly state: NonNullable<Person["rightToRent"]> }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { block, recordedOn, followUpOn } = state;
  return (
    <>
      <Pill state={block === null ? "done" : recordedOn === null ? "waiting" : "missing"} small>
        {t(`rightToRent.${block ?? "recorded"}`)}
      </Pill>
      {followUpOn !== null && (
        <span className="soft">
          {" "}
          {t("rightToRent.followUp", { day: formatShortDate(language, followUpOn) })}
        </span>
      )}
    </>
  );
}
