import { documentText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import { isOver } from "../status/application-status.ts";
import type { Person } from "./application.graphql.ts";
import { hasBounced } from "./people.ts";

/** A chunk of its own: most applications that are looked at are not decided. */
const DecisionFacts = lazyPage({
  script: pageScript(() => import("./decision-facts.tsx")),
  component: (module) => module.DecisionFacts,
  texts: ["report-words"],
  loader: null,
});

interface OfPerson {
  readonly person: Person;
}

/** The missing things and those who have to act, or the decision. */
export function PersonState({ person }: OfPerson) {
  const { t } = useTranslation("application");
  const findings = useFindings(person);
  if (person.decision) return <DecisionFacts decision={person.decision} />;
  if (isOver(person)) return <p className="soft">{t(`people.over.${person.status}`)}</p>;
  return (
    <div className="stack stack--tight">
      {findings.length > 0 ? <Findings items={findings} /> : <Said person={person} />}
      <Waits person={person} />
    </div>
  );
}

const useFindings = (person: Person): readonly Finding[] => {
  const { t } = useTranslation(["application", "document-names", "other-document-names"]);
  const { language } = useLanguage();
  const day = (moment: string) => formatDate(language, moment);
  const bounced: readonly Finding[] = hasBounced(person)
    ? [
        {
          id: "bounced",
          level: "bad",
          levelLabel: t("missing.problem"),
          title: t("missing.bounced"),
          text: person.invitation.bouncedBecause,
        },
      ]
    : [];
  return [
    ...bounced,
    ...person.missing.map(({ section, document, askedAt, dueOn }, index): Finding => {
      const asked =
        dueOn === null
          ? t("missing.asked", { day: day(askedAt) })
          : t("missing.due", { day: day(askedAt), due: formatShortDate(language, dueOn) });
      const name = t(`sections.${section}`);
      return {
        id: String(index),
        level: "none",
        icon: "clock",
        levelLabel: t("missing.open"),
        title: document === null ? name : documentText(t, document),
        text: document === null ? asked : t("missing.in", { section: name, asked }),
      };
    }),
  ];
};

/** The progress of a person who has given everything. */
function Said({ person: { status, invitation } }: OfPerson) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { sentAt, signedInAt } = invitation;
  const text = () => {
    if (status !== "INVITED" && status !== "COLLECTING") return t("missing.none");
    if (signedInAt !== null) return t("people.signedIn", { at: formatDayAndTime(language, signedInAt) });
    return sentAt === null ? t("people.onItsWay") : t("people.notOpened");
  };
  return <p className="soft">{text()}</p>;
}

function Waits({ person: { waitingFor } }: OfPerson) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  return waitingFor.map(({ who, since }) => (
    <p key={`${who} ${since}`} className="soft">
      {t(`waits.${who}`, { day: formatDate(language, since) })}
    </p>
  ));
}
