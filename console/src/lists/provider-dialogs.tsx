import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  entryIssues,
  lookIssues,
  providerIssues,
} from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import {
  EntryFields,
  entryFields,
  LookFields,
  lookFields,
  PROVIDER_ID_PREFIX,
  type TypedProvider,
} from "./provider-fields.tsx";
import {
  AddRegisteredProvider,
  ChangeRegisteredProvider,
  LookAtRegisteredProvider,
  type ShownProvider,
} from "./providers.graphql.ts";

interface Closing {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

interface OfProvider extends Closing {
  readonly provider: ShownProvider;
}

const entryOf = ({ name, registerId, registerUrl }: TypedProvider) => ({ name, registerId, registerUrl });

const lookOf = ({ services, validUntil, lookedOn }: TypedProvider) => ({
  services: [...services],
  validUntil,
  lookedOn,
});

const useToday = () => londonDate(useNow());

export function AddProviderDialog({ onClose, onDone }: Closing) {
  const { t } = useTranslation("lists");
  const today = useToday();
  const { isBusy, failure, save } = useSave(AddRegisteredProvider);
  return (
    <ProviderDialog
      title={t("providers.add")}
      lead={t("providers.addLead")}
      has={["entry", "look"]}
      defaults={{
        name: "",
        registerId: "",
        registerUrl: "",
        services: ["right_to_rent"],
        validUntil: "",
        lookedOn: today,
      }}
      issues={(typed) => providerIssues(typed, { today })}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onValid={async (typed) => {
        if (await save({ entry: entryOf(typed), look: lookOf(typed) })) onDone(t("providers.added"));
      }}
    />
  );
}

const typedOf = (
  { name, registerId, registerUrl, services, validUntil }: ShownProvider,
  lookedOn: string,
): TypedProvider => ({
  name,
  registerId,
  registerUrl: registerUrl ?? "",
  services,
  validUntil: validUntil ?? "",
  lookedOn,
});

export function ChangeProviderDialog({ provider, onClose, onDone }: OfProvider) {
  const { t } = useTranslation("lists");
  const { isBusy, failure, save } = useSave(ChangeRegisteredProvider);
  return (
    <ProviderDialog
      title={t("providers.changeOf", { name: provider.name })}
      lead={t("providers.changeLead")}
      has={["entry"]}
      defaults={typedOf(provider, provider.lookedOn)}
      issues={entryIssues}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onValid={async (typed) => {
        if (await save({ id: provider.id, entry: entryOf(typed) })) onDone(t("providers.changed"));
      }}
    />
  );
}

export function LookDialog({ provider, onClose, onDone }: OfProvider) {
  const { t } = useTranslation("lists");
  const today = useToday();
  const { isBusy, failure, save } = useSave(LookAtRegisteredProvider);
  return (
    <ProviderDialog
      title={t("providers.lookOf", { name: provider.name })}
      lead={t("providers.lookLead", { number: provider.registerId })}
      has={["look"]}
      defaults={typedOf(provider, today)}
      issues={(typed) => lookIssues(typed, { today })}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onValid={async (typed) => {
        if (await save({ id: provider.id, look: lookOf(typed) })) onDone(t("providers.looked"));
      }}
    />
  );
}

interface ProviderDialogProps extends Pick<Closing, "onClose"> {
  readonly title: string;
  readonly lead: string;
  readonly has: readonly ("entry" | "look")[];
  readonly defaults: TypedProvider;
  readonly issues: (typed: TypedProvider) => Issues;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (typed: TypedProvider) => void;
}

function ProviderDialog(props: ProviderDialogProps) {
  const { title, lead, has, defaults, issues, isBusy, failure, onClose, onValid } = props;
  const { t } = useTranslation(["lists", "desk"]);
  const form = useSavedForm<TypedProvider>({
    defaults,
    issues,
    fields: [...(has.includes("entry") ? entryFields : []), ...(has.includes("look") ? lookFields : [])],
    idPrefix: PROVIDER_ID_PREFIX,
    failure,
    onValid,
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{ title, lead, submit: t("providers.submit"), cancel: t("desk:cancel") }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        {has.includes("entry") && <EntryFields form={form} />}
        {has.includes("look") && <LookFields form={form} />}
      </ConsoleForm>
    </FormDialog>
  );
}
