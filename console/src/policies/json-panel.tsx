import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { issuesOfMistakes } from "@latchkey/domain/policies/policy-issues.ts";
import { parsePolicy } from "@latchkey/domain/policies/policy-shape.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

interface JsonPanelProps {
  readonly name: string;
  readonly content: PolicyContent;
  /** undefined: nothing can be imported, because there is no draft. */
  readonly onImport: ((content: PolicyContent) => void) | undefined;
}

type Outcome = { readonly lines: readonly string[] } | "imported";

const SHOWN_MISTAKES = 5;

const download = (name: string, content: PolicyContent): void => {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(address);
};

const parsedText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The policy as a file: to keep it, to change it elsewhere, to bring it to another installation. */
export function JsonPanel({ name, content, onImport }: JsonPanelProps) {
  const { t } = useTranslation("policies");
  const textOf = useIssueText("policies");
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const read = async (file: File) => {
    const json = parsedText(await file.text());
    if (json === undefined) return setOutcome({ lines: [t("json.notJson")] });
    const { content: imported, mistakes } = parsePolicy(json);
    if (mistakes) {
      const lines = Object.entries(issuesOfMistakes(mistakes)).map(
        ([place, issue]) => `${place}: ${textOf(issue)}`,
      );
      const more = lines.length - SHOWN_MISTAKES;
      return setOutcome({
        lines: [
          t("json.wrong"),
          ...lines.slice(0, SHOWN_MISTAKES),
          ...(more > 0 ? [t("json.more", { count: more })] : []),
        ],
      });
    }
    onImport?.(imported);
    setOutcome("imported");
  };
  return (
    <ConsolePanel title={t("json.title")}>
      <div className="stack">
        <p className="soft">{t("json.text")}</p>
        {outcome === "imported" && <Alert tone="positive" title={t("json.imported")} announced />}
        {outcome && outcome !== "imported" && (
          <Alert tone="critical" title={outcome.lines[0]} announced>
            {outcome.lines.slice(1).map((line) => (
              <AlertText key={line}>{line}</AlertText>
            ))}
          </Alert>
        )}
        <Actions>
          <Button size="small" icon="download" onClick={() => download(name, content)}>
            {t("json.download")}
          </Button>
          {onImport && (
            <>
              <Button size="small" icon="upload" onClick={() => input.current?.click()}>
                {t("json.import")}
              </Button>
              <input
                ref={input}
                className="visually-hidden"
                type="file"
                accept="application/json,.json"
                tabIndex={-1}
                aria-label={t("json.import")}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) void read(file);
                  currentTarget.value = "";
                }}
              />
            </>
          )}
        </Actions>
      </div>
    </ConsolePanel>
  );
}
