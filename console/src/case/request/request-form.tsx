import { regions } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useAskBeforeLeaving } from "@latchkey/browser/unsaved/ask-before-leaving.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { mutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFormFoot } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { AskForMore, type OfferedSubject } from "./request.graphql.ts";
import { RequestFields } from "./request-fields.tsx";
import { RequestPreview } from "./request-preview.tsx";
import { newRequest, type ReviewedDocument, type TypedRequest, toRequest } from "./typed-request.ts";
import { useContentKey } from "./use-content-key.ts";
import { addId, type RequestForm, shownFields, useRequestForm } from "./use-request-form.ts";

interface RequestsFormProps {
  readonly partyId: string;
  /** The applicant's first name; may be empty. */
  readonly name: string;
  readonly language: Language;
  readonly country: HomeCountry;
  readonly subjects: readonly [OfferedSubject, ...OfferedSubject[]];
  readonly documents: readonly ReviewedDocument[];
  /** The proposed requests; empty: one without anything chosen. */
  readonly proposed: readonly TypedRequest[];
  readonly onSent: (count: number) => void;
}

/** Several requests in one form, sent at once, beside what the applicant will see. */
export function RequestsForm({
  partyId,
  name,
  language,
  country,
  subjects,
  documents,
  proposed,
  onSent,
}: RequestsFormProps) {
  const { t } = useTranslation("request");
  const [isUnsure, setUnsure] = useState(false);
  const { isBusy, failure, save } = useSave(AskForMore, (error) => {
    if (mutationFailure(error).kind === "no-answer") setUnsure(true);
  });
  const keyOf = useContentKey();
  const [start] = useState(() => (proposed.length > 0 ? proposed : [newRequest(1, subjects[0])]));
  const form = useRequestForm({
    start,
    subjects,
    home: { country, day: londonDate(useNow()) },
    failure,
    onValid: async (typed) => {
      const requests = typed.map((request) => toRequest(request, subjects));
      if (await save({ partyId, requests }, { idempotencyKey: keyOf(requests) })) onSent(requests.length);
    },
  });
  useHoldsText(form.isDirty);
  useAskBeforeLeaving(form.isDirty && !isBusy);
  useShortcuts([{ keys: "p", label: t("add"), run: form.add }]);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleSplit wideRail rail={<Seen partyId={partyId} form={form} name={name} language={language} />}>
        {failure && (
          <SaveProblem
            failure={failure}
            refused={isUnsure ? t("mayBeSent") : t("refused")}
            fields={shownFields}
          />
        )}
        <DocumentsPanel form={form} documents={documents} />
        {form.requests.map((request, index) => (
          <RequestFields key={request.key} form={form} request={request} index={index} />
        ))}
        <ConsoleFormFoot>
          {form.mayAdd ? (
            <TextButton id={addId} onClick={form.add}>
              {t("add")}
            </TextButton>
          ) : (
            <span />
          )}
          <Button variant="primary" size="small" icon="mail" type="submit" busy={isBusy}>
            {t("send", { count: form.requests.length })}
          </Button>
        </ConsoleFormFoot>
      </ConsoleSplit>
    </form>
  );
}

interface SeenProps extends Pick<RequestsFormProps, "partyId" | "name" | "language"> {
  readonly form: RequestForm;
}

/** As the applicant reads it, in their language; on wish in the reviewer's own. */
function Seen({ partyId, form, name, language }: SeenProps) {
  const { t } = useTranslation("request");
  const { language: own } = useLanguage();
  const [isOwn, setOwn] = useState(false);
  const shown = isOwn ? own : language;
  const named = name !== "";
  const nameOf = (code: Language): string =>
    new Intl.DisplayNames(regions[own], { type: "language" }).of(code) ?? code;
  return (
    <>
      <ConsolePanel
        title={named ? t("preview.title", { name }) : t("preview.titlePlain")}
        tools={
          own !== language && (
            <TextButton onClick={() => setOwn(!isOwn)}>
              {t("preview.in", { language: nameOf(isOwn ? language : own) })}
            </TextButton>
          )
        }
      >
        <div className="stack">
          <RequestPreview
            partyId={partyId}
            requests={form.requests}
            subjects={form.subjects}
            language={shown}
          />
        </div>
      </ConsolePanel>
      <Alert
        title={
          named
            ? t("email", { name, language: nameOf(language) })
            : t("emailPlain", { language: nameOf(language) })
        }
      >
        <AlertText>{t("rest")}</AlertText>
      </Alert>
    </>
  );
}
