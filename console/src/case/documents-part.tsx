import { formatSize } from "@latchkey/browser/i18n/format-size.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { DocRows } from "@latchkey/ui/doc-row/doc-row.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { documentPath, requestPath } from "../desk/case-names.ts";
import { useDocumentName } from "../desk/document-name.ts";
import { useFindingWords } from "../desk/finding-words.ts";
import { cameLast } from "./came-last.ts";
import type { ShownDocument, ShownDossier } from "./case.graphql.ts";
import { mayAsk } from "./may-ask.ts";
import { VerdictPill } from "./verdict-pill.tsx";

const iconOf = ({ type, section }: ShownDocument): IconName => {
  if (type === "LIVE_PHOTO") return "camera";
  return section === "IDENTITY" ? "passport" : "file";
};

interface DocumentsPartProps {
  readonly shown: ShownDossier;
  /** The documents of one section. */
  readonly documents: readonly ShownDocument[];
}

export function DocumentsPart({ shown, documents }: DocumentsPartProps) {
  const { t } = useTranslation(["case", "document"]);
  const { language } = useLanguage();
  const nameOf = useDocumentName();
  // The reader works on the case: what has to come again can be asked for.
  const mayAskAgain = mayAsk(shown);
  const wordsOf = useFindingWords();
  const itemsOf = ({ findings }: ShownDocument): readonly Finding[] =>
    findings.flatMap((finding, index) => {
      const words = wordsOf(finding);
      return words ? { id: `${finding.id}/${index}`, ...words } : [];
    });
  return (
    <div className="stack stack--tight">
      <h3>{t("section.documents")}</h3>
      <DocRows
        rows={documents.map((document) => {
          const { id, fileName, givenName, sizeBytes, origin } = document;
          const isRenamed = givenName !== null && givenName !== fileName;
          const file = isRenamed ? t("document.named", { file: fileName, given: givenName }) : fileName;
          const meta =
            sizeBytes === null ? file : t("document.meta", { file, size: formatSize(language, sizeBytes) });
          return {
            key: id,
            icon: iconOf(document),
            name: (
              <span className="row row--tight">
                <Link href={documentPath(shown.id, id)} linkAs={RoutedLink}>
                  {nameOf(document)}
                </Link>
                {cameLast(shown, document) && (
                  <Pill state="info" small icon="refresh">
                    {t("change.new")}
                  </Pill>
                )}
              </span>
            ),
            meta: (
              <TypedIn text={origin === "bank" ? `${meta}. ${t("document.bank")}` : meta} typed={fileName} />
            ),
            state: <VerdictPill document={document} />,
            more: (
              <>
                <Findings items={itemsOf(document)} />
                {mayAskAgain && document.verdict?.verdict === "ASK_AGAIN" && (
                  <TextLink href={`${requestPath(shown.id)}?document=${id}`} linkAs={RoutedLink}>
                    {t("requests.askAgain", { document: nameOf(document) })}
                  </TextLink>
                )}
              </>
            ),
          };
        })}
      />
    </div>
  );
}
