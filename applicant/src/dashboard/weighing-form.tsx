import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { replyIssue } from "@latchkey/domain/references/applicant-reply.ts";
import { lengthOf } from "@latchkey/domain/rules/plain.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import type { TFunction } from "i18next";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { ReplyToReference } from "./reply-to-reference.graphql.ts";

const problemOf = (t: TFunction<"weighing">, text: string): string | undefined => {
  switch (replyIssue(text)?.code) {
    case undefined:
      return undefined;
    case "validation.required":
      return t("required");
    case "validation.max_length":
      return t("tooLong", { count: lengthOf(text.trim()) });
    default:
      return t("wrong");
  }
};

/** The typed text stays until the server has accepted it. */
export function WeighingForm({ referenceId }: { readonly referenceId: string }) {
  const { t } = useTranslation("weighing");
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, reply] = useMutation(ReplyToReference);
  useHoldsText(text !== "");
  const id = `reply-${referenceId}`;
  const problem = problemOf(t, text);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (problem) focusField(id);
    else if (!fetching) await reply({ referenceId, text: text.trim() });
  };
  const isChanged = error?.graphQLErrors[0]?.extensions.code === "CHANGED_ELSEWHERE";
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t("lead")}</p>
      {error && (
        <Alert tone="critical" announced title={t("failedTitle")}>
          <AlertText>{t(isChanged ? "changed" : "failed")}</AlertText>
        </Alert>
      )}
      <Field id={id} label={t("field")} hint={t("hint")} error={isChecked ? problem : undefined}>
        {(aria) => (
          <TextArea {...aria} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        )}
      </Field>
      <Actions>
        <Button type="submit" busy={fetching}>
          {t("send")}
        </Button>
      </Actions>
    </form>
  );
}
