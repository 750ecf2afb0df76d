import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { Thread } from "@latchkey/members/applications/thread.tsx";
import { WriteForm } from "@latchkey/members/applications/write-form.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { type ShownApplication, WriteMessage } from "./application.graphql.ts";

/** The id of the field for a message. */
export const MESSAGE_FIELD = "message-text";

interface MessagesPanelProps {
  readonly application: ShownApplication;
  readonly onDone: (text: string) => void;
}

/** Questions and answers between the agency and the provider. */
export function MessagesPanel({ application: { id, messages }, onDone }: MessagesPanelProps) {
  const { t } = useTranslation("application");
  const { provider, agency } = useMe();
  const { isBusy, failure, save } = useSave(WriteMessage);
  const send = async (text: string, needsAnswer: boolean) => {
    const isSent = (await save({ id, text, needsAnswer })) !== undefined;
    if (isSent) onDone(t("messages.sent"));
    return isSent;
  };
  return (
    <ConsolePanel title={t("messages.title")}>
      <div className="stack">
        <p className="soft">
          <TypedIn text={t("messages.lead", { provider })} typed={provider} />
        </p>
        {messages.length > 0 && (
          <Thread
            messages={messages}
            openText={t("messages.open")}
            byText={({ isByAgency, author }, at) =>
              t("messages.by", { author: isByAgency ? (author ?? agency.name) : provider, at })
            }
          />
        )}
        <WriteForm
          words={{
            label: t("messages.label"),
            required: t("messages.required"),
            asks: t("messages.asks"),
            send: t("messages.send"),
          }}
          fieldId={MESSAGE_FIELD}
          isBusy={isBusy}
          failure={failure}
          onSend={send}
        />
      </div>
    </ConsolePanel>
  );
}
