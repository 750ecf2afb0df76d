import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { originalsOnly } from "@latchkey/domain/compliance/right-to-rent/originals.ts";
import { responsibilityOf } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { CheckFormFrame } from "@latchkey/members/right-to-rent/check-form-frame.tsx";
import { SeenPanel, WaysPanel, WhoPanel } from "@latchkey/members/right-to-rent/check-panels.tsx";
import { EvidenceField } from "@latchkey/members/right-to-rent/evidence-field.tsx";
import type { AppField } from "@latchkey/members/right-to-rent/field-of.tsx";
import { type CheckForm, useCheckForm } from "@latchkey/members/right-to-rent/use-check-form.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { type CheckedPerson, PrepareCheckFile, RecordCheck } from "./check.graphql.ts";

interface OfPerson {
  readonly person: CheckedPerson;
}

interface OriginalsFormProps extends OfPerson {
  readonly onRecorded: () => void;
}

const useOriginals = ({ person, onRecorded }: OriginalsFormProps): CheckForm => {
  const { isBusy, failure, save } = useSave(RecordCheck);
  return useCheckForm({
    // The ways with originals are open to every nationality, which the agency does not read.
    shown: { ...person, nationality: "", hadNo: false, providers: [], agencyIsOwn: true },
    narrowed: originalsOnly,
    isBusy,
    failure,
    onValid: async (input) => {
      if (await save({ personId: person.id, input })) onRecorded();
    },
  });
};

/** Records originals that were seen at the agency's desk. */
export function OriginalsForm(props: OriginalsFormProps) {
  const { person } = props;
  const { t } = useTranslation("checks");
  const { provider } = useMe();
  const given = useOriginals(props);
  const parts = {
    landlords: person.landlords,
    appField: (shown: AppField) =>
      shown.field.kind === "from_landlord" ? (
        <Agreement given={given} shown={shown} person={person} />
      ) : (
        <Copies shown={shown} personId={person.id} />
      ),
  };
  return (
    <CheckFormFrame
      given={given}
      mayRecord={person.mayRecord}
      unconfirmed={t("of.unconfirmed", { provider })}
      lead={
        <Alert title={t("of.originals.title")}>
          <AlertText>{t("of.originals.text", { provider })}</AlertText>
        </Alert>
      }
    >
      <WaysPanel given={given} />
      {given.form.values.route !== "" && <SeenPanel given={given} parts={parts} />}
      <WhoPanel given={given} parts={parts} statements={person.statements} />
    </CheckFormFrame>
  );
}

interface ShownField {
  readonly shown: AppField;
}

function Copies({ shown, personId }: ShownField & { readonly personId: string }) {
  const { failure, save } = useSave(PrepareCheckFile);
  const prepare = async (fileType: string) => (await save({ personId, fileType }))?.prepareCheckFile;
  return <EvidenceField shown={shown} failure={failure} prepare={prepare} />;
}

interface AgreementProps extends ShownField, OfPerson {
  readonly given: CheckForm;
}

/** The landlord's agreement that holds on the day of the check; nothing is chosen here. */
function Agreement({ given, shown, person: { responsibilities } }: AgreementProps) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const { provider } = useMe();
  const textOf = useIssueText("right-to-rent");
  const { field, id, label } = shown;
  const { values } = given.form;
  const found = responsibilityOf(field, values, responsibilities);
  const isNameless = (values.landlord ?? "").trim() === "";
  return (
    <FieldGroup legend={label} id={id} error={textOf(found ? undefined : given.issueOf(field.name))}>
      {found ? (
        <span>{t("of.agreed", { day: formatDate(language, found.acceptedOn), name: found.fileName })}</span>
      ) : (
        <span className="soft">{isNameless ? t("of.nameLandlord") : t("of.missing", { provider })}</span>
      )}
    </FieldGroup>
  );
}
