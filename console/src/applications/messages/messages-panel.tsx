import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { messageIssue } from "@latchkey/domain/applications/agency-message.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReason } from "../../desk/use-reason.ts";
import { MessagesOf, type ShownMessage, WriteToAgency } from "./messages.graphql.ts";

interface MessagesPanelProps {
  readonly applicationId: string;
  readonly onDone: (text: string) => void;
}

export function MessagesPanel({ applicationId, onDone }: MessagesPanelProps) {
  const { t } = useTranslation("messages");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: MessagesOf,
    variables: { id: applicationId },
    requestPolicy: "cache-and-network",
  });
  const messages = data?.application.messages ?? [];
  return (
    <ConsolePanel title={t("title")}>
      <div className="stack">
        {error && <LoadProblem onRetry={() => readAgain({ requestPolicy: "network-only" })} />}
        <p className="soft">{t("lead")}</p>
        {messages.length === 0 ? <p className="soft">{t("none")}</p> : <Messages messages={messages} />}
        <WriteForm applicationId={applicationId} onDone={onDone} />
      </div>
    </ConsolePanel>
  );
}

function Messages({ messages }: { readonly messages: readonly ShownMessage[] }) {
  const { t } = useTranslation("messages");
  const { language } = useLanguage();
  const newest = messages.at(-1);
  return (
    <Timeline
      items={messages.toReversed().map((one) => ({
        key: one.id,
        text: (
          <>
            {one === newest && one.needsAnswer && <strong>{t("open")}</strong>}
            <span className="lines">{one.text}</span>
          </>
        ),
        at: one.at,
        atText: t(one.isByAgency ? "byAgency" : "by", {
          author: one.author,
          at: formatDayAndTime(language, one.at),
        }),
      }))}
    />
  );
}

function WriteForm({ applicationId, onDone }: MessagesPanelProps) {
  const { t } = useTranslation("messages");
  const textOf = useIssueText();
  const fieldId = useId();
  const [needsAnswer, setNeedsAnswer] = useState(false);
  const { isBusy, failure, save } = useSave(WriteToAgency);
  const send = async (text: string) => {
    if (!(await save({ applicationId, text, needsAnswer }))) return;
    message.clear();
    setNeedsAnswer(false);
    onDone(t("sent"));
  };
  const message = useReason({
    rule: messageIssue,
    sentIssue: sentIssueOf(failure, "text"),
    fieldId,
    onReason: (text) => void send(text),
  });
  return (
    <form noValidate onSubmit={message.submit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} fields={["text"]} />}
        <Field
          label={t("label")}
          id={fieldId}
          error={textOf(message.issue, { "validation.required": t("required") })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={message.reason}
              onChange={(event) => message.setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        <Checkbox
          variant="dense"
          label={t("asks")}
          checked={needsAnswer}
          onChange={(event) => setNeedsAnswer(event.currentTarget.checked)}
        />
        <div>
          <Button size="small" type="submit" busy={isBusy}>
            {t("send")}
          </Button>
        </div>
      </ConsoleForm>
    </form>
  );
}
