import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BasicsPanel } from "./basics-panel.tsx";
import { PeriodsPanel } from "./periods-panel.tsx";
import { PlainWords } from "./plain-words.tsx";
import { RolePanel } from "./role-panel.tsx";
import { SumsPanel } from "./sums-panel.tsx";
import { TextsPanel } from "./texts-panel.tsx";
import type { PolicyEditor } from "./use-policy-editor.ts";

/** It brings the flows and the words of every section. */
const PreviewPanel = lazy(async () => ({ default: (await import("./preview-panel.tsx")).PreviewPanel }));

/** The whole policy, to read or to change. */
export function PolicyPanels({ editor }: { readonly editor: PolicyEditor }) {
  const { t } = useTranslation("policies");
  const today = londonDate(useNow());
  return (
    <>
      <ConsolePanel title={t("plain")}>
        <PlainWords content={editor.content} />
      </ConsolePanel>
      <BasicsPanel editor={editor} />
      <SumsPanel editor={editor} />
      <RolePanel editor={editor} />
      <PeriodsPanel editor={editor} />
      <TextsPanel editor={editor} />
      {Object.keys(editor.issues).length === 0 && (
        <Suspense fallback={null}>
          <PreviewPanel content={editor.content} today={today} />
        </Suspense>
      )}
    </>
  );
}
