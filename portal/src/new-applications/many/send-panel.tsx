import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { csvFile, saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { APPLICATIONS_PATH } from "../../shell/application-paths.ts";
import { SendProblem } from "./send-problem.tsx";
import {
  countLines,
  type LineCounts,
  readyApplications,
  type ShownLine,
  waitForPolicy,
} from "./shown-lines.ts";
import type { ReadFile } from "./use-read-file.ts";
import type { Sending, SentLines } from "./use-sending.ts";
import { mistakesCsv, mistakesName } from "./written-files.ts";

interface SendPanelProps {
  readonly file: ReadFile;
  readonly lines: readonly ShownLine[];
  /** The lines are being checked anew. */
  readonly isChecking: boolean;
  readonly sending: Sending;
}

export function SendPanel({ file, lines, isChecking, sending }: SendPanelProps) {
  const { t } = useTranslation("many");
  const counts = countLines(lines);
  return (
    <ConsolePanel title={t("send.title")}>
      <div className="stack">
        {sending.sent && <SentAlert sent={sending.sent} />}
        {sending.failure && <SendProblem failure={sending.failure} />}
        <Found lines={lines} />
        {counts.READY > 0 ? (
          <>
            <p className="soft">{t("send.about")}</p>
            <Button
              variant="primary"
              size="small"
              block
              busy={sending.isBusy || isChecking}
              onClick={() => !isChecking && void sending.send()}
            >
              {t("send.invite", { count: counts.READY })}
            </Button>
          </>
        ) : (
          <p className="soft">{t(`send.${whyNothing(lines)}`)}</p>
        )}
        {counts.MISTAKES > 0 && <Mistakes file={file} lines={lines} />}
      </div>
    </ConsolePanel>
  );
}

const isAllOpen = ({ OPEN, MISTAKES, WAITS }: LineCounts): boolean => OPEN > 0 && MISTAKES + WAITS === 0;

const whyNothing = (lines: readonly ShownLine[]) => {
  if (waitForPolicy(lines)) return "noPolicy";
  return isAllOpen(countLines(lines)) ? "allOpen" : "nothing";
};

/** Counts the lines of each kind; a kind without lines is left out. */
function Found({ lines }: Pick<SendPanelProps, "lines">) {
  const { t } = useTranslation("many");
  const { READY, MISTAKES, OPEN } = countLines(lines);
  const waits = lines.filter(({ waitsFor }) => waitsFor !== undefined).length;
  const items: readonly (Finding | false)[] = [
    READY > 0 && {
      id: "ready",
      level: "ok",
      title: t("send.ready", { count: READY }),
      text: t("send.homes", { count: readyApplications(lines) }),
    },
    MISTAKES > 0 && {
      id: "mistakes",
      level: "bad",
      levelLabel: t("send.problem"),
      title: t("send.mistakes", { count: MISTAKES }),
      text: waits > 0 && t("send.waits", { count: waits }),
    },
    OPEN > 0 && {
      id: "open",
      level: "warn",
      levelLabel: t("send.note"),
      title: t("send.open", { count: OPEN }),
      text: t("send.openText"),
    },
  ];
  return <Findings items={items.filter((item) => item !== false)} />;
}

function SentAlert({ sent }: { readonly sent: SentLines }) {
  const { t } = useTranslation("many");
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending takes the focus anew
  useEffect(() => alert.current?.focus(), [sent]);
  return (
    <Alert tone="positive" title={t("send.sent", { count: sent.people })} announced ref={alert}>
      <AlertText>{t("send.sentApplications", { count: sent.applications })}</AlertText>
      <TextLink href={APPLICATIONS_PATH} linkAs={RoutedLink}>
        {t("send.list")}
      </TextLink>
    </Alert>
  );
}

function Mistakes({ file, lines }: Pick<SendPanelProps, "file" | "lines">) {
  const { t } = useTranslation("many");
  const name = mistakesName(file.name, t("send.downloadEnding"));
  return (
    <div className="stack stack--tight">
      <Button
        size="small"
        block
        icon="download"
        onClick={() => saveAsFile(name, csvFile(mistakesCsv(file.table, lines)))}
      >
        {t("send.download")}
      </Button>
      <p className="meta">{t("send.downloadAbout")}</p>
    </div>
  );
}
