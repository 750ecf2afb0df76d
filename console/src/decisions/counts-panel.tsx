import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../desk/document-name.ts";
import type { Desk } from "./decision.graphql.ts";

interface OfDesk {
  readonly desk: Desk;
}

type Reference = Desk["references"][number];
type Document = Desk["documents"][number];

const isOneOf = <Known extends string>(known: readonly Known[], code: string): code is Known =>
  known.some((one) => one === code);

const referenceStates = ["answered", "declined", "open"] as const;
const verdicts = ["accept", "ask_again", "do_not_use"] as const;

export function CountsPanel({ desk }: OfDesk) {
  const { t } = useTranslation(["decision", "desk"]);
  const items = useFindings(desk);
  const { policy, policyVersion } = desk.application;
  return (
    <ConsolePanel
      title={t("counted.title")}
      tools={
        <span className="soft">
          {t("counted.policy", {
            policy: codeText(t, policy, `desk:policies.${policy}`),
            version: policyVersion,
          })}
        </span>
      }
    >
      <Findings items={items} />
    </ConsolePanel>
  );
}

const useFindings = (desk: Desk): readonly Finding[] => {
  const { t } = useTranslation(["decision", "desk"]);
  const documentsText = useDocumentsText();
  const finding = (
    id: string,
    level: "ok" | "warn" | "bad" | "none",
    title: string,
    text?: string,
  ): Finding => ({
    id,
    level,
    levelLabel: level === "none" ? undefined : t(`counted.levels.${level}`),
    title,
    text,
  });
  const referenceText = ({ name, state }: Reference): string =>
    isOneOf(referenceStates, state) ? t(`counted.references.${state}`, { name }) : name;
  const { calculated, householdMet, guarantor, references, party } = desk;
  return [
    ...party.sections.map(({ name, progress }) => {
      const documents = desk.documents.filter(({ section }) => section === name);
      const isUsable = progress === "submitted" && documents.every(({ verdict }) => verdict === "accept");
      return finding(
        name,
        documents.length > 0 && isUsable ? "ok" : "none",
        t(`desk:section.${name}`),
        documentsText(documents),
      );
    }),
    ...references.map((reference) =>
      finding(reference.id, reference.state === "answered" ? "ok" : "warn", referenceText(reference)),
    ),
    ...(guarantor === null ? [] : [finding("guarantor", "none", t("counted.guarantor"), guarantor)]),
    finding(
      "sums",
      calculated === null ? "none" : calculated === "DECLINED" ? "bad" : "ok",
      t("counted.sums.title"),
      t(`counted.sums.${calculated ?? "none"}`),
    ),
    ...(householdMet === null
      ? []
      : [
          finding(
            "household",
            householdMet ? "ok" : "bad",
            t("counted.household.title"),
            t(householdMet ? "counted.household.met" : "counted.household.short"),
          ),
        ]),
  ];
};

/** "2 documents: Passport (accepted), Live photo" */
const useDocumentsText = () => {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const nameOf = useDocumentName();
  const nameWithVerdict = ({ verdict, ...document }: Document): string =>
    verdict !== null && isOneOf(verdicts, verdict)
      ? `${nameOf(document)} (${t(`counted.${verdict}`)})`
      : nameOf(document);
  return (documents: readonly Document[]): string =>
    documents.length === 0
      ? t("counted.none")
      : t("counted.documents", {
          count: documents.length,
          names: formatList(language, documents.map(nameWithVerdict)),
        });
};
