import { CheckFormFrame } from "@latchkey/members/right-to-rent/check-form-frame.tsx";
import { SeenPanel, WaysPanel, WhoPanel } from "@latchkey/members/right-to-rent/check-panels.tsx";
import { EvidenceField } from "@latchkey/members/right-to-rent/evidence-field.tsx";
import type { AppField } from "@latchkey/members/right-to-rent/field-of.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { ResponsibilityDialog } from "../../desk/responsibility-dialog.tsx";
import { GivenCode } from "./given-code.tsx";
import { HouseholdPanel } from "./household-panel.tsx";
import { ProviderField } from "./provider-field.tsx";
import { ResponsibilityField } from "./responsibility-field.tsx";
import { PrepareRightToRentFile, type ShownRightToRent } from "./right-to-rent.graphql.ts";
import { type DeskForm, useDeskForm } from "./use-desk-form.ts";

const GOVERNMENT_PAGE = "https://www.gov.uk/view-right-to-rent";

interface CheckFormProps {
  readonly shown: ShownRightToRent;
  readonly onRecorded: () => void;
}

export function CheckFormView({ shown, onRecorded }: CheckFormProps) {
  const { t } = useTranslation("right-to-rent");
  const given = useDeskForm(shown, onRecorded);
  const parts = {
    landlords: shown.landlords,
    appField: (field: AppField) => <DeskField given={given} shown={field} partyId={shown.party.id} />,
  };
  return (
    <>
      <CheckFormFrame
        given={given}
        mayRecord={shown.mayRecord}
        unconfirmed={t("unconfirmedText")}
        rail={<HouseholdPanel shown={shown} />}
        lead={
          <Alert title={t("scan.title")}>
            <AlertText>{t("scan.text")}</AlertText>
          </Alert>
        }
      >
        <WaysPanel given={given} />
        {given.form.values.route !== "" && (
          <SeenPanel
            given={given}
            parts={parts}
            lead={<OutsidePage route={given.form.values.route ?? ""} shown={shown} />}
            above={(name) => name === "shareCode" && <CodeOf given={given} shown={shown} />}
          />
        )}
        <WhoPanel given={given} parts={parts} statements={shown.statements} />
      </CheckFormFrame>
      <AgreementDialog given={given} />
    </>
  );
}

interface DeskFieldProps {
  readonly given: DeskForm;
  readonly shown: AppField;
  readonly partyId: string;
}

function DeskField({ given, shown, partyId }: DeskFieldProps) {
  const { field, label } = shown;
  switch (field.kind) {
    case "provider":
      return <ProviderField given={given} name={field.name} label={label} />;
    case "from_landlord":
    case "from_agency":
      return <ResponsibilityField given={given} field={field} label={label} />;
    default:
      return <FileOfCheck shown={shown} partyId={partyId} />;
  }
}

function FileOfCheck({ shown, partyId }: Omit<DeskFieldProps, "given">) {
  const { failure, save } = useSave(PrepareRightToRentFile);
  const prepare = async (fileType: string) => (await save({ partyId, fileType }))?.prepareRightToRentFile;
  return <EvidenceField shown={shown} failure={failure} prepare={prepare} />;
}

interface PanelProps {
  readonly given: DeskForm;
  readonly shown: ShownRightToRent;
}

function CodeOf({ given, shown }: PanelProps) {
  return (
    <GivenCode
      partyId={shown.party.id}
      birthdate={shown.birthdate}
      onUse={(code) => given.form.controlled("shareCode").onChange(code)}
    />
  );
}

/** Outside the form of the record, because a form holds no other. */
function AgreementDialog({ given }: { readonly given: DeskForm }) {
  const { adding, setAdding, agency, setResponsibilities, form } = given;
  if (!adding) return null;
  return (
    <ResponsibilityDialog
      agency={agency}
      of={adding}
      landlord={form.values.landlord ?? ""}
      onClose={() => setAdding(undefined)}
      onDone={(all) => {
        setResponsibilities(all);
        setAdding(undefined);
      }}
    />
  );
}

/** In a demo its practice pages stand in for those outside. */
function OutsidePage({ route, shown }: Pick<PanelProps, "shown"> & { readonly route: string }) {
  const { t } = useTranslation("right-to-rent");
  const { practiceCodePage, practiceProviderPage } = shown;
  if (route === "ONLINE") {
    return (
      <p>
        {t("seen.onlineText")}{" "}
        <a href={practiceCodePage ?? GOVERNMENT_PAGE} target="_blank" rel="noreferrer">
          {t(practiceCodePage ? "seen.practicePage" : "seen.onlinePage")}
        </a>
      </p>
    );
  }
  if (route !== "DVS" || !practiceProviderPage) return null;
  return (
    <p>
      {t("seen.providerText")}{" "}
      <a href={practiceProviderPage} target="_blank" rel="noreferrer">
        {t("seen.providerPage")}
      </a>
    </p>
  );
}
