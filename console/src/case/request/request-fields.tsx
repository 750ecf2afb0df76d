import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { LONGEST_COMMENT, NAMED_DOCUMENT, subjectOf } from "@latchkey/domain/review/request.ts";
import { lengthOf } from "@latchkey/domain/rules/plain.ts";
import { IconButton } from "@latchkey/ui/button/icon-button.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import { CannedField } from "../../desk/canned-field.tsx";
import { useDocumentName } from "../../desk/document-name.ts";
import { RentDemandAlert } from "../../desk/rent-demand-alert.tsx";
import { useCodeNames } from "../answer-pieces.tsx";
import type { OfRequest } from "./of-request.ts";
import { ReasonBoxes } from "./reason-boxes.tsx";
import { fieldId } from "./use-request-form.ts";
import { useAboutText, useErrorOf } from "./use-request-texts.ts";

/** One request: about what, from where to where, why, and in the reviewer's own words. */
export function RequestFields({ form, request, index }: OfRequest) {
  const { t } = useTranslation("request");
  const number = index + 1;
  return (
    <ConsolePanel
      title={t("request.title", { number })}
      tools={
        form.requests.length > 1 && (
          <IconButton
            icon="trash"
            label={t("request.remove", { number })}
            onClick={() => form.remove(index)}
          />
        )
      }
    >
      <ConsoleForm>
        <ConsoleFields columns={2}>
          <Section form={form} request={request} index={index} />
          <About form={form} request={request} index={index} />
        </ConsoleFields>
        <ConsoleFields columns={2}>
          <Start form={form} request={request} index={index} />
          <End form={form} request={request} index={index} />
        </ConsoleFields>
        {request.start === NAMED_DOCUMENT && <Document form={form} request={request} index={index} />}
        <ReasonBoxes form={form} request={request} index={index} />
        <Canned form={form} request={request} index={index} />
        <Note form={form} request={request} index={index} />
        <Confirmation form={form} request={request} index={index} />
      </ConsoleForm>
    </ConsolePanel>
  );
}

function Section({ form, request, index }: OfRequest) {
  const { t } = useTranslation(["request", "desk"]);
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.section`;
  const sections = [...new Set(form.subjects.map(({ section }) => section))];
  return (
    <Field label={t("section")} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <Select
          {...aria}
          options={sections.map((value) => ({ value, label: t(`desk:section.${value}`) }))}
          value={request.section}
          onChange={({ currentTarget: { value } }) => {
            const section = sections.find((one) => one === value);
            if (section) form.setSubject(index, section);
          }}
        />
      )}
    </Field>
  );
}

const needsNote = ({ reasons, canned }: OfRequest["request"]): boolean =>
  reasons.includes("OTHER") && !canned.some(({ reason }) => reason === "OTHER");

/** The whole of a section has no id; no id of ours is empty. */
const WHOLE = "";

function About({ form, request, index }: OfRequest) {
  const { t } = useTranslation("request");
  const textOf = useAboutText();
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.about`;
  const subjects = form.subjects.filter(({ section }) => section === request.section);
  return (
    <Field label={t("about")} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <Select
          {...aria}
          options={subjects.map((subject) => ({
            value: subject.relatedObjectUuid ?? WHOLE,
            label: textOf(subject),
          }))}
          value={request.relatedObjectUuid ?? WHOLE}
          onChange={({ currentTarget: { value } }) =>
            form.setSubject(index, request.section, value === WHOLE ? null : value)
          }
        />
      )}
    </Field>
  );
}

function Start({ form, request, index }: OfRequest) {
  const { t } = useTranslation("request");
  const { step } = useCodeNames();
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.start`;
  const starts = subjectOf(request, form.subjects)?.starts ?? [];
  return (
    <Field label={t("start")} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={t("choose")}
          options={starts.map((start) => ({ value: start.step, label: step(request.section, start.step) }))}
          value={request.start}
          onChange={(event) => form.setStart(index, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function End({ form, request, index }: OfRequest) {
  const { t } = useTranslation("request");
  const { step } = useCodeNames();
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.end`;
  const starts = subjectOf(request, form.subjects)?.starts ?? [];
  const ends = starts.find((start) => start.step === request.start)?.ends ?? [];
  return (
    <Field label={t("end")} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <Select
          {...aria}
          disabled={ends.length === 0}
          placeholder={ends.length === 0 ? t("choose") : undefined}
          options={ends.map((end) => ({ value: end, label: step(request.section, end) }))}
          value={request.end}
          onChange={(event) => form.set(index, { end: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

function Document({ form, request, index }: OfRequest) {
  const { t } = useTranslation("request");
  const nameOf = useDocumentName();
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.document`;
  const types = subjectOf(request, form.subjects)?.documentTypes ?? [];
  return (
    <Field label={t("document")} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={t("choose")}
          options={types.map((value) => ({ value, label: nameOf({ type: value }) }))}
          value={request.documentType}
          onChange={(event) => form.set(index, { documentType: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

function Confirmation({ form, request, index }: OfRequest) {
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.confirmedRule`;
  return (
    <RentDemandAlert
      id={fieldId(path)}
      text={request.comment}
      home={form.home}
      confirmedRule={request.confirmedRule}
      error={errorOf(path)}
      onConfirm={(confirmedRule) => form.set(index, { confirmedRule })}
    />
  );
}

function Canned({ form, request, index }: OfRequest) {
  const { t } = useTranslation(["request", "reasons"]);
  const path = `requests.${index}.canned`;
  return (
    <CannedField
      id={fieldId(path)}
      use="REQUEST"
      reasons={request.reasons}
      reasonText={(reason) => codeText(t, reason, `reasons:text.${reason}`)}
      value={request.canned}
      onChange={(canned) => form.set(index, { canned })}
      issue={form.issues[path]}
    />
  );
}

function Note({ form, request, index }: OfRequest) {
  const { t } = useTranslation("request");
  const errorOf = useErrorOf(form);
  const path = `requests.${index}.comment`;
  const length = lengthOf(request.comment.trim());
  return (
    <Field
      label={t("note")}
      optionalLabel={!needsNote(request) && t("optional")}
      hint={t("noteHint")}
      id={fieldId(path)}
      error={errorOf(path)}
    >
      {(aria) => (
        <>
          <TextArea
            {...aria}
            rows={4}
            value={request.comment}
            onChange={(event) =>
              // Other words are confirmed anew.
              form.set(index, { comment: event.currentTarget.value, confirmedRule: "" })
            }
          />
          <p className="field__count figures">{t("length", { length, max: LONGEST_COMMENT })}</p>
        </>
      )}
    </Field>
  );
}
