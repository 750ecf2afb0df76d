import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { useReferenceFields } from "../desk/reference-fields.ts";
import type { OfBundle } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

export function ReferencesPanel({ content: { references } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  return (
    <ConsolePanel title={t("references.title")}>
      <div className="stack stack--loose">
        {references.length === 0 && <p className="soft">{t("bundle.none")}</p>}
        {references.map((reference, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bundle does not change while it is shown
          <Reference key={index} reference={reference} />
        ))}
      </div>
    </ConsolePanel>
  );
}

function Reference({ reference }: { readonly reference: CaseBundle["references"][number] }) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const said = useReferenceFields();
  const { kind, state, sentAt, answeredAt, answers, waived } = reference;
  const facts = {
    state: codeText(t, state, `case:reference.states.${state.toUpperCase()}`),
    sent: sentAt && formatDayAndTime(language, sentAt),
    answered: answeredAt && formatDayAndTime(language, answeredAt),
    waived: waived && codeText(t, waived, `case:waive.reasons.${waived}`),
  };
  return (
    <div className="stack stack--tight">
      <h3>{codeText(t, kind, `case:reference.${kind.toUpperCase()}`)}</h3>
      <Deflist
        items={[
          ...(["state", "sent", "answered", "waived"] as const).flatMap((key) =>
            facts[key] ? [{ key, term: t(`references.${key}`), text: facts[key] }] : [],
          ),
          ...said(objectIn(answers)).map((item) => ({ ...item, key: `said/${item.key}` })),
        ]}
      />
    </div>
  );
}
