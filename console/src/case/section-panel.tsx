import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Door } from "@latchkey/ui/door/door.tsx";
import { useTranslation } from "react-i18next";
import type { ShownReference } from "../desk/reference.graphql.ts";
import type { SectionName } from "../graphql/operations.generated.ts";
import { AffordPart } from "./afford-part.tsx";
import { AnswersPart } from "./answers-part.tsx";
import type { ShownDossier } from "./case.graphql.ts";
import { DocumentsPart } from "./documents-part.tsx";
import { ReferencesPart } from "./references-part.tsx";

const sectionOf = ({ kind }: ShownReference): SectionName => (kind === "RENTAL" ? "RESIDENCE" : "INCOME");

interface SectionPanelProps {
  readonly shown: ShownDossier;
  readonly section: ShownDossier["party"]["sections"][number];
  /** Something was done, which the case shows now; says what. */
  readonly onDone: (text: string) => void;
}

const CLOSED: readonly ShownDossier["party"]["status"][] = ["DECIDED", "WITHDRAWN", "EXPIRED"];

/** One section: what was claimed, whether it is enough, what shows it, who confirms it. */
export function SectionPanel({ shown, section: { name, progress }, onDone }: SectionPanelProps) {
  const { t } = useTranslation(["case", "desk"]);
  const items = shown.items.filter(({ section, rows }) => section === name && rows.length > 0);
  const documents = shown.documents.filter(({ section }) => section === name);
  const references = shown.references.filter((reference) => sectionOf(reference) === name);
  const isEmpty = items.length + documents.length + references.length === 0;
  return (
    <ConsolePanel
      title={
        <span className="row row--tight">
          <Door state={progress} small />
          {t(`desk:section.${name}`)}
        </span>
      }
      tools={<span className="soft">{t(`desk:progress.${progress}`)}</span>}
    >
      <div className="stack">
        {isEmpty && <p className="soft">{t("section.empty")}</p>}
        {name === "INCOME" && <AffordPart shown={shown} />}
        <AnswersPart shown={shown} name={name} items={items} />
        {documents.length > 0 && <DocumentsPart shown={shown} documents={documents} />}
        {references.length > 0 && (
          <ReferencesPart
            partyId={shown.id}
            references={references}
            isLinked
            onDone={CLOSED.includes(shown.party.status) ? undefined : onDone}
          />
        )}
      </div>
    </ConsolePanel>
  );
}
