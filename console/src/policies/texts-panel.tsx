import { textPlaces } from "@latchkey/domain/policies/policy-texts.ts";
import {
  asLanguage,
  fallbackLanguage,
  type Language,
  languages,
} from "@latchkey/domain/vocabulary/languages.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldId, type PolicyEditor } from "./use-policy-editor.ts";

/** English first: it is what the others fall back to. */
const inOrder = [fallbackLanguage, ...languages.filter((one) => one !== fallbackLanguage)];

export function TextsPanel({ editor }: { readonly editor: PolicyEditor }) {
  const { t } = useTranslation("policies");
  const [language, setLanguage] = useState<Language>(fallbackLanguage);
  return (
    <ConsolePanel title={t("texts.title")}>
      <ConsoleForm>
        <p className="soft">{t("texts.hint")}</p>
        <Field label={t("texts.language")}>
          {(aria) => (
            <Select
              {...aria}
              options={inOrder.map((value) => ({ value, label: t(`languages.${value}`) }))}
              value={language}
              onChange={({ currentTarget }) =>
                setLanguage(asLanguage(currentTarget.value) ?? fallbackLanguage)
              }
            />
          )}
        </Field>
        {textPlaces.map((place) => (
          <PolicyTextField
            key={`${place}-${language}`}
            editor={editor}
            place={`texts.${place}`}
            label={t(`texts.${place}`)}
            language={language}
          />
        ))}
      </ConsoleForm>
    </ConsolePanel>
  );
}

interface PolicyTextFieldProps {
  readonly editor: PolicyEditor;
  readonly place: string;
  readonly label: string;
  readonly language: Language;
}

function PolicyTextField({ editor, place, label, language }: PolicyTextFieldProps) {
  const { t } = useTranslation("policies");
  const at = `${place}.${language}`;
  const value = editor.valueAt(at);
  const lacksEnglish = editor.errorOf(`${place}.${fallbackLanguage}`) !== undefined;
  const error =
    lacksEnglish && editor.valueAt(`${place}.${fallbackLanguage}`) === undefined
      ? t("texts.needsEnglish")
      : editor.errorOf(at);
  return (
    <Field label={label} id={fieldId(at)} error={error}>
      {(aria) => (
        <TextArea
          {...aria}
          rows={3}
          lang={language}
          disabled={editor.isReadOnly}
          value={typeof value === "string" ? value : ""}
          onChange={({ currentTarget }) =>
            editor.set(at, currentTarget.value === "" ? undefined : currentTarget.value)
          }
        />
      )}
    </Field>
  );
}
