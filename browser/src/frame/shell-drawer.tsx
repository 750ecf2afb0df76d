import { Avatar } from "@latchkey/ui/avatar/avatar.tsx";
import { Drawer } from "@latchkey/ui/drawer/drawer.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageOptions } from "../i18n/language-names.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { fullName, initialOf, type Person } from "./person.ts";

interface ShellDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly person: Person | undefined;
  readonly children: ReactNode;
}

export function ShellDrawer({ open, onClose, person, children }: ShellDrawerProps) {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguage();
  const head = person && (
    <>
      <Avatar letter={initialOf(person)} />
      <strong translate="no">{fullName(person) || person.email}</strong>
    </>
  );
  const foot = (
    <Field label={t("language")}>
      {(aria) => (
        <Select
          {...aria}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          value={language}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
    </Field>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t("menu.label")}
      closeLabel={t("menu.close")}
      head={head}
      foot={foot}
    >
      {children}
    </Drawer>
  );
}
