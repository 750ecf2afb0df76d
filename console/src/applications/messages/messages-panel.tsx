import { Thread } from "@latchkey/members/applications/thread.tsx";
import { WriteForm } from "@latchkey/members/applications/write-form.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MessagesOf, WriteToAgency } from "./messages.graphql.ts";

interface MessagesPanelProps {
  readonly applicationId: string;
  readonly onDone: (text: string) => void;
}

export function MessagesPanel({ applicationId, onDone }: MessagesPanelProps) {
  const { t } = useTranslation("messages");
  const fieldId = useId();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: MessagesOf,
    variables: { id: applicationId },
    requestPolicy: "cache-and-network",
  });
  const { isBusy, failure, save } = useSave(WriteToAgency);
  const messages = data?.application.messages ?? [];
  const send = async (text: string, needsAnswer: boolean) => {
    const isSent = (await save({ applicationId, text, needsAnswer })) !== undefined;
    if (isSent) onDone(t("sent"));
    return isSent;
  };
  return (
    <ConsolePanel title={t("title")}>
      <div className="stack">
        {error && <LoadProblem onRetry={() => readAgain({ requestPolicy: "network-only" })} />}
        <p className="soft">{t("lead")}</p>
        {messages.length === 0 ? (
          <p className="soft">{t("none")}</p>
        ) : (
          <Thread
            messages={messages}
            openText={t("open")}
            byText={({ isByAgency, author }, at) => t(isByAgency ? "byAgency" : "by", { author, at })}
          />
        )}
        <WriteForm
          words={{ label: t("label"), required: t("required"), asks: t("asks"), send: t("send") }}
          fieldId={fieldId}
          isBusy={isBusy}
          failure={failure}
          onSend={send}
        />
      </div>
    </ConsolePanel>
  );
}
