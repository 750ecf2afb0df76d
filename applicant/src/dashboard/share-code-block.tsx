import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { shareCodeIssue } from "@latchkey/domain/identity/share-code.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { SHARE_CODE_SERVICE } from "../questions/government-pages.ts";
import { OutsideLink } from "../questions/outside-link.tsx";
import type { DashboardMe } from "./dashboard.graphql.ts";
import { RenewShareCode } from "./renew-share-code.graphql.ts";

type Ended = NonNullable<NonNullable<DashboardMe["latestValidation"]>["endedShareCode"]>;

const FIELD = "renewed-share-code";

/** A share code ended before the check was recorded: its holder gives another one. */
export function ShareCodeBlock({ ended }: { readonly ended: Ended | null }) {
  const { t } = useTranslation("share-code");
  return (
    <Block heading={t(ended ? "title" : "thanks")}>
      {ended ? <Form ended={ended} /> : <p role="status">{t("given")}</p>}
    </Block>
  );
}

function Form({ ended: { endedOn, days } }: { readonly ended: Ended }) {
  const { t } = useTranslation(["share-code", "validation"]);
  const { language } = useLanguage();
  const textOf = useIssueText();
  const [code, setCode] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, renew] = useMutation(RenewShareCode);
  useHoldsText(code !== "");
  const issue = isChecked ? shareCodeIssue(code) : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (shareCodeIssue(code)) focusField(FIELD);
    else if (!fetching) await renew({ shareCode: code });
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t("ended", { days, date: formatDate(language, endedOn) })}</p>
      {error && (
        <Alert tone="critical" announced title={t("failedTitle")}>
          <AlertText>{t("failed")}</AlertText>
        </Alert>
      )}
      <Field
        id={FIELD}
        label={t("field")}
        hint={t("hint")}
        error={textOf(issue, { "validation.required": t("required") })}
      >
        {(aria) => (
          <TextInput
            {...aria}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <p>
        <OutsideLink href={SHARE_CODE_SERVICE}>{t("get")}</OutsideLink>
      </p>
      <Actions>
        <Button type="submit" busy={fetching}>
          {t("send")}
        </Button>
      </Actions>
      <p className="soft">
        <RichText text={t("other")} tags={mail} />
      </p>
    </form>
  );
}
