import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { PeopleFormDialog } from "@latchkey/members/applications/people-form-dialog.tsx";
import { usePeopleForm } from "@latchkey/members/applications/use-people-form.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { ChangePeople, type ShownApplication } from "./application.graphql.ts";
import { staying } from "./people.ts";

interface PeopleDialogProps {
  readonly application: ShownApplication;
  readonly withPerson: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shares out the rent anew, with further people if need be. */
export function PeopleDialog({ application, withPerson, onClose, onDone }: PeopleDialogProps) {
  const { t } = useTranslation("people-form");
  const { language } = useLanguage();
  const { id: applicationId, currency } = application;
  const rentMinor = application.rentMinor - application.keptShareMinor;
  const { isBusy, failure, save } = useSave(ChangePeople);
  const form = usePeopleForm({
    rentMinor,
    people: staying(application),
    newShare: withPerson ? "" : undefined,
    failure,
    onValid: async ({ shares, added }) => {
      const given = shares.map(({ id: partyId, shareMinor }) => ({ partyId, shareMinor }));
      if (await save({ applicationId, shares: given, added })) onDone();
    },
  });
  return (
    <PeopleFormDialog
      words={{
        title: t("title"),
        lead: t("lead", { rent: formatMoney(language, rentMinor, currency) }),
      }}
      form={form}
      currency={currency}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
    />
  );
}
