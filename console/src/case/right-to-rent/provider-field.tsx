import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import type { DeskForm } from "./use-desk-form.ts";

interface ProviderFieldProps {
  readonly given: DeskForm;
  readonly name: string;
  readonly label: string;
}

/** One choice fills in the name and the number in the register. */
export function ProviderField({ given, name, label }: ProviderFieldProps) {
  const { providers, form } = given;
  const { t } = useTranslation("right-to-rent");
  const textOf = useIssueText("right-to-rent");
  const provider = form.controlled(name);
  const number = form.controlled("registerId");
  const chosen = providers.find((entry) => entry.registerId === number.value);
  const choose = (registerId: string) => {
    number.onChange(registerId);
    provider.onChange(providers.find((entry) => entry.registerId === registerId)?.name ?? "");
  };
  return (
    <>
      {providers.length === 0 && <NoProvider administrators={given.administrators} />}
      <Field label={label} id={given.fieldId(name)} error={textOf(given.issueOf(name))}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t(providers.length === 0 ? "provider.nothing" : "choose")}
            options={providers.map((entry) => ({
              value: entry.registerId,
              label: `${entry.name}, ${entry.registerId}`,
            }))}
            value={number.value ?? ""}
            onBlur={provider.onBlur}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
      </Field>
      {chosen && <RegisterEntry provider={chosen} />}
    </>
  );
}

function RegisterEntry({ provider }: { readonly provider: DeskForm["providers"][number] }) {
  const { t } = useTranslation("right-to-rent");
  const { name, registerUrl } = provider;
  if (registerUrl === null) return <p className="soft">{t("provider.noEntry")}</p>;
  return (
    <p>
      <a href={registerUrl} target="_blank" rel="noreferrer">
        {t("provider.openEntry", { name })}
      </a>
    </p>
  );
}

function NoProvider({ administrators }: Pick<DeskForm, "administrators">) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const names = new Intl.ListFormat(language, { type: "disjunction" }).format(administrators);
  return (
    <Alert tone="caution" title={t("provider.none")}>
      <AlertText>
        {administrators.length === 0 ? t("provider.askAny") : t("provider.ask", { names })}
      </AlertText>
    </Alert>
  );
}
