import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { amountText } from "@latchkey/domain/rules/amount.ts";
import { PeopleFormDialog } from "@latchkey/members/applications/people-form-dialog.tsx";
import { usePeopleForm } from "@latchkey/members/applications/use-people-form.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { ChangePeople, type Person, type ShownApplication } from "./application.graphql.ts";
import { staying } from "./people.ts";
import { useRefusalText } from "./refusal-text.ts";

/** Other shares, a further person, or another person in place of one. */
type PeopleChange = "shares" | "add" | { readonly replaced: Person };

interface PeopleDialogProps {
  readonly application: ShownApplication;
  readonly change: PeopleChange;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

const newShareOf = (change: PeopleChange): string | undefined => {
  if (change === "shares") return undefined;
  return change === "add" ? "" : amountText(change.replaced.shareMinor);
};

export function PeopleDialog({ application, change, onClose, onDone }: PeopleDialogProps) {
  const { t } = useTranslation(["application", "people-form"]);
  const { language } = useLanguage();
  const { id, currency } = application;
  const { isBusy, failure, save } = useSave(ChangePeople);
  const replaced = typeof change === "object" ? change.replaced : undefined;
  const rentMinor = application.rentMinor - application.keptShareMinor;
  const form = usePeopleForm({
    rentMinor,
    people: staying(application).filter((person) => person.id !== replaced?.id),
    newShare: newShareOf(change),
    failure,
    onValid: async ({ shares, added }) => {
      const given = shares.map(({ id: personId, shareMinor }) => ({ personId, shareMinor }));
      const withdrawn = replaced ? [replaced.id] : [];
      if (await save({ id, withdrawn, shares: given, added })) onDone(t("people-form:done"));
    },
  });
  const rent = formatMoney(language, rentMinor, currency);
  const name = replaced && fullName(replaced);
  return (
    <PeopleFormDialog
      words={
        name === undefined
          ? { title: t("people-form:title"), lead: t("people-form:lead", { rent }) }
          : { title: t("replace.title", { name }), lead: t("replace.lead", { name, rent }) }
      }
      form={form}
      currency={currency}
      isBusy={isBusy}
      failure={failure}
      refused={useRefusalText(failure)}
      onClose={onClose}
    />
  );
}
