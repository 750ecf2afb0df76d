import { formatList } from "@latchkey/browser/i18n/format.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { documentPath } from "../desk/case-names.ts";
import { useDocumentName } from "../desk/document-name.ts";
import { useFindingWords } from "../desk/finding-words.ts";
import type { Desk } from "./decision.graphql.ts";

interface OfDesk {
  readonly desk: Desk;
}

type Reference = Desk["references"][number];
type Document = Desk["documents"][number];

const isOneOf = <Known extends string>(known: readonly Known[], code: string): code is Known =>
  known.some((one) => one === code);

interface Unlabelled extends Pick<Finding, "id" | "title" | "text"> {
  readonly level: "ok" | "warn" | "bad" | "none";
}

const referenceStates = ["answered", "declined", "unanswered", "open"] as const;
const verdicts = ["accept", "ask_again", "do_not_use"] as const;

export function CountsPanel({ desk }: OfDesk) {
  const { t } = useTranslation(["decision", "desk"]);
  const items = [...useFindings(desk), ...useDocumentProblems(desk)];
  const { policyTitle, policyVersion } = desk.application;
  return (
    <ConsolePanel
      title={t("counted.title")}
      tools={
        <span className="soft">
          {t("counted.policy", {
            policy: policyTitle,
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
  const { t } = useTranslation(["decision", "desk", "case"]);
  const { language } = useLanguage();
  const documentsText = useDocumentsText();
  const isLeftOut = ({ state, waived }: Reference): boolean => state !== "answered" && waived !== null;
  const referenceText = (reference: Reference): string => {
    const { name, state } = reference;
    if (isLeftOut(reference)) return t("counted.references.waived", { name });
    return isOneOf(referenceStates, state) ? t(`counted.references.${state}`, { name }) : name;
  };
  const referenceNote = (reference: Reference): string | undefined => {
    const { waived, repliedAt } = reference;
    if (waived && isLeftOut(reference)) return t(`case:waive.reasons.${waived}`);
    return repliedAt === null
      ? undefined
      : t("counted.references.replied", {
          day: formatShortDate(language, londonDate(Date.parse(repliedAt))),
        });
  };
  const { calculated, householdMet, guarantor, references, party } = desk;
  const found: readonly Unlabelled[] = [
    ...party.sections.map(({ name, progress }): Unlabelled => {
      const documents = desk.documents.filter(({ section }) => section === name);
      const isUsable = progress === "submitted" && documents.every(({ verdict }) => verdict === "accept");
      return {
        id: name,
        level: documents.length > 0 && isUsable ? "ok" : "none",
        title: t(`desk:section.${name}`),
        text: documentsText(documents),
      };
    }),
    ...references.map(
      (reference): Unlabelled => ({
        id: reference.id,
        level: reference.state === "answered" ? "ok" : "warn",
        title: referenceText(reference),
        text: referenceNote(reference),
      }),
    ),
    ...desk.outsideResults.map((result): Unlabelled => {
      const counts = t(`counted.outside.${result.isTooOld ? "tooOld" : result.verdict}`);
      const day = formatShortDate(language, result.madeOn);
      const said = t("counted.outside.text", { provider: result.provider, day, counts });
      return {
        id: `outside-${result.id}`,
        level: result.isTooOld ? "warn" : result.verdict === "counts_against" ? "bad" : "ok",
        title: result.title ?? t("counted.outside.CREDIT_FILE"),
        text: <span className="lines">{[said, result.reason].filter(Boolean).join("\n")}</span>,
      };
    }),
    ...(guarantor === null
      ? []
      : [{ id: "guarantor", level: "none", title: t("counted.guarantor"), text: guarantor } as const]),
    {
      id: "sums",
      level: calculated === null ? "none" : calculated === "DECLINED" ? "bad" : "ok",
      title: t("counted.sums.title"),
      text: t(`counted.sums.${calculated ?? "none"}`),
    },
    ...(householdMet === null
      ? []
      : [
          {
            id: "household",
            level: householdMet ? "ok" : "bad",
            title: t("counted.household.title"),
            text: t(householdMet ? "counted.household.met" : "counted.household.short"),
          } as const,
        ]),
  ];
  return found.map((one) => ({
    ...one,
    levelLabel: one.level === "none" ? undefined : t(`counted.levels.${one.level}`),
  }));
};

const useDocumentProblems = ({ id: partyId, found }: Desk): readonly Finding[] => {
  const { t } = useTranslation("decision");
  const nameOf = useDocumentName();
  const wordsOf = useFindingWords();
  return found.flatMap((document) =>
    document.findings
      .filter(({ level }) => level === "WARN" || level === "BAD")
      .flatMap((finding, index): Finding[] => {
        const words = wordsOf(finding);
        if (!words) return [];
        const isExplained = document.verdict?.explained.includes(finding.id) ?? false;
        return [
          {
            ...words,
            id: `${document.id}/${finding.id}/${index}`,
            title: (
              <>
                <TextLink href={documentPath(partyId, document.id)} linkAs={RoutedLink}>
                  {nameOf(document)}
                </TextLink>
                {": "}
                {words.title}
              </>
            ),
            text: isExplained ? t("counted.explained") : words.text,
          },
        ];
      }),
  );
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
