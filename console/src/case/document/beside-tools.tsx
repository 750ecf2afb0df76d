import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { ViewerTools } from "@latchkey/ui/viewer/viewer.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../desk/document-name.ts";
import type { ViewedDocument } from "./document.graphql.ts";
import type { Beside } from "./use-beside.ts";

interface BesideToolsProps {
  readonly viewed: ViewedDocument;
  readonly beside: Beside;
  readonly isTogether: boolean;
  readonly onTogether: (isTogether: boolean) => void;
  readonly showsMarks: boolean;
  readonly onMarks: (showsMarks: boolean) => void;
}

/** Above the pages: which documents, and how they are shown. */
export function BesideTools(props: BesideToolsProps) {
  const { viewed, beside, isTogether, onTogether, showsMarks, onMarks } = props;
  const { t } = useTranslation("document");
  const nameOf = useDocumentName();
  const { document, documents } = viewed;
  const options = documents.map((one, index) => ({ value: one.id, label: `${index + 1}. ${nameOf(one)}` }));
  return (
    <ViewerTools>
      <div className="row">
        {beside.other && (
          <>
            <Select
              className="input--dense"
              aria-label={t("beside.left")}
              options={options}
              value={document.id}
              onChange={(event) => beside.choose(event.currentTarget.value)}
            />
            <Button size="small" icon="refresh" onClick={beside.swap}>
              {t("beside.swap")}
            </Button>
            <Select
              className="input--dense"
              aria-label={t("beside.right")}
              options={options}
              value={beside.other.id}
              onChange={(event) => beside.chooseBeside(event.currentTarget.value)}
            />
          </>
        )}
        {documents.length > 1 && (
          <Button size="small" onClick={beside.toggle}>
            {beside.other ? t("beside.close") : t("beside.open")}
          </Button>
        )}
      </div>
      <div className="row">
        {beside.other && (
          <Checkbox
            variant="dense"
            label={t("beside.together")}
            checked={isTogether}
            onChange={(event) => onTogether(event.currentTarget.checked)}
          />
        )}
        <Checkbox
          variant="dense"
          label={t("beside.marks")}
          checked={showsMarks}
          onChange={(event) => onMarks(event.currentTarget.checked)}
        />
      </div>
    </ViewerTools>
  );
}
