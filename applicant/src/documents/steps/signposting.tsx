import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { type PaperKind, paperKindOf } from "@latchkey/domain/documents/papers.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { isoOfParts, partsOfIso } from "@latchkey/ui/date-input/date-parts.ts";
import { isShortYear } from "@latchkey/ui/date-input/wrong-date-parts.ts";
import { PaperSamples } from "@latchkey/ui/samples/paper-samples.tsx";
import { Samples } from "@latchkey/ui/samples/samples.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../questions/date-field.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { type DocumentForm, documentForm } from "./document-form.ts";

const ID = "understood";
const EXPIRY = "expiry";

const words = {
  back: ["signposting.titleBack", "signposting.subtitleBack"],
  "visa-page": ["signposting.titleVisa", "signposting.subtitleVisa"],
  "photo-page": ["signposting.title", "signposting.subtitlePhotoPage"],
} as const;

const wordsOf = (form: DocumentForm) =>
  form === "back" || form === "visa-page" || form === "photo-page"
    ? words[form]
    : (["signposting.title", "signposting.subtitle"] as const);

interface SignpostingProps {
  readonly type: DocumentType;
  readonly side: Side;
  readonly understood: boolean;
  /** The expiry date field next to the guidance; undefined if it is not asked for. */
  readonly expiry?:
    | { readonly known: CivilDate | undefined; readonly issue: (date: string) => Issue | undefined }
    | undefined;
  readonly onUnderstood: (date: CivilDate | undefined) => void;
}

/** Guidance before a document is added, with a box that must be ticked (spec 2 §2). */
export function Signposting(props: SignpostingProps) {
  const kind = paperKindOf(props.type);
  return kind ? <PaperSignposting {...props} kind={kind} /> : <PhotoSignposting {...props} />;
}

function PaperSignposting({ kind, ...props }: SignpostingProps & { readonly kind: PaperKind }) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "papers" });
  return (
    <Guided {...props} title={t(`${kind}.title`)} subtitle={t(`${kind}.subtitle`)} label={t("understood")}>
      <PaperSamples captions={{ good: t("good"), crop: t("crop"), blur: t("blur") }} />
      <Ticks
        kind="plain"
        small
        items={[
          { key: "pages", text: t("pages") },
          { key: "name", text: t(`${kind}.name`) },
          { key: "what", text: t(`${kind}.what`) },
        ]}
      />
    </Guided>
  );
}

function PhotoSignposting(props: SignpostingProps) {
  const { t } = useTranslation("guidance");
  const { type, side, expiry } = props;
  const [title, subtitle] = wordsOf(documentForm(type, side));
  return (
    <Guided {...props} title={t(title)} subtitle={t(subtitle)} label={t("signposting.understood")}>
      <Samples
        captions={{ good: t("signposting.good"), crop: t("signposting.crop"), blur: t("signposting.blur") }}
      />
      <Ticks
        kind="plain"
        small
        items={[
          ...(expiry ? [] : [{ key: "inDate", text: t("signposting.inDate") }]),
          { key: "colour", text: t("signposting.colour") },
        ]}
      />
    </Guided>
  );
}

interface GuidedProps extends SignpostingProps {
  readonly title: string;
  readonly subtitle: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Guided({ title, subtitle, label, children, understood, expiry, onUnderstood }: GuidedProps) {
  const { t } = useTranslation("guidance");
  const text = useIssueText();
  const form = useStepForm({
    defaults: { understood, expiry: partsOfIso(expiry?.known ?? "") },
    context: { issueOf: expiry?.issue },
    issues: (fields, { issueOf }) => {
      const issue = issueOf?.(isoOfParts(fields.expiry));
      return {
        ...(issue && { expiry: issue }),
        ...(fields.understood ? {} : { understood: { code: "validation.must_accept" } }),
      };
    },
    onValid: (fields) => onUnderstood(expiry && isoOfParts(fields.expiry)),
  });
  const errors = {
    expiry: text(form.issues.expiry, {
      "validation.required": t("expiry.required"),
      ...(isShortYear(form.values.expiry) && { "validation.date.invalid": t("expiry.yearDigits") }),
    }),
    understood: form.issues.understood && t("signposting.understoodRequired"),
  };
  return (
    <StepPage
      title={title}
      subtitle={subtitle}
      wide
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={[
        ...(errors.expiry ? [{ id: EXPIRY, message: errors.expiry }] : []),
        ...(errors.understood ? [{ id: ID, message: errors.understood }] : []),
      ]}
    >
      {children}
      {expiry && (
        <DateField
          id={EXPIRY}
          legend={t("expiry.legend")}
          hint={t("expiry.hint")}
          {...form.controlled("expiry")}
          error={errors.expiry}
        />
      )}
      <Checkbox
        id={ID}
        variant="card"
        label={label}
        checked={form.values.understood}
        error={errors.understood}
        onChange={(event) => form.controlled("understood").onChange(event.currentTarget.checked)}
      />
    </StepPage>
  );
}
