import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { responsibilityOf } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { RecordField } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { AgencyFileButton } from "../../desk/agency-file-button.tsx";
import type { DeskForm } from "./use-desk-form.ts";

interface ResponsibilityFieldProps {
  readonly given: DeskForm;
  readonly field: RecordField;
  readonly label: string;
}

/** The agreement that holds on the day of the check; nothing is chosen here. */
export function ResponsibilityField({ given, field, label }: ResponsibilityFieldProps) {
  const { t } = useTranslation("responsibility");
  const { language } = useLanguage();
  const textOf = useIssueText("right-to-rent");
  const { agency, responsibilities, setAdding, form } = given;
  const of = field.kind === "from_landlord" ? "landlord" : "agency";
  const { landlord = "" } = form.values;
  const found = responsibilityOf(field, form.values, responsibilities);
  const isNameless = of === "landlord" && landlord.trim() === "";
  return (
    <FieldGroup
      legend={label}
      id={given.fieldId(field.name)}
      error={textOf(found ? undefined : given.issueOf(field.name))}
    >
      {found ? (
        <div className="row">
          <span>{t("agreed", { day: formatDate(language, found.acceptedOn), name: found.by })}</span>
          <AgencyFileButton agencyId={agency.id} fileId={found.fileId} name={found.fileName} />
        </div>
      ) : (
        <div className="row">
          <span className="soft">
            {t(isNameless ? "nameLandlord" : of === "landlord" ? "missingOfLandlord" : "missingOfAgency")}
          </span>
          {!isNameless && (
            <Button size="small" icon="upload" onClick={() => setAdding(of)}>
              {t(of === "landlord" ? "addOfLandlord" : "addOfAgency")}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
