import { asksExpiry, expiryIssue } from "@latchkey/domain/identity/expiry.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { isoOfParts, partsOfIso } from "@latchkey/ui/date-input/date-parts.ts";
import { Samples } from "@latchkey/ui/samples/samples.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../questions/issue-text.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { type DocumentForm, documentForm } from "../document-form.ts";
import { ExpiryDate } from "../expiry-date.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { useSide } from "../use-side.ts";
import { isShortYear } from "../wrong-date-parts.ts";

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

/**
 * Guidance before a photo is taken, with a box that has to be ticked (spec 2 §2). Beside the guidance for a page of
 * limited validity, until when it is good.
 */
export function SignpostingStep() {
  const { t } = useTranslation("guidance");
  const { wizard } = useIdentityStep();
  const { values } = wizard.state;
  const { type, side, slot } = useSide();
  const asks = asksExpiry(type, side);
  const known = values.docSignposting ?? [];
  const text = useIssueText();
  const form = useStepForm({
    defaults: { understood: known.includes(slot), expiry: partsOfIso(values.expiry?.[slot] ?? "") },
    rules: ({ understood, expiry }) => {
      const issue = asks ? expiryIssue(isoOfParts(expiry)) : undefined;
      return {
        ...(issue && { expiry: issue }),
        ...(understood ? {} : { understood: { code: "validation.must_accept" } }),
      };
    },
    onValid: ({ expiry }) => {
      const docSignposting = [...new Set([...known, slot])];
      const dated = asks && { expiry: { ...values.expiry, [slot]: isoOfParts(expiry) } };
      void wizard.submit({ docSignposting, ...dated });
    },
  });
  const errors = {
    expiry: text(form.issues.expiry, {
      "validation.required": t("expiry.required"),
      ...(isShortYear(form.fields.expiry) && { "validation.date.invalid": t("expiry.yearDigits") }),
    }),
    understood: form.issues.understood && t("signposting.understoodRequired"),
  };
  const [title, subtitle] = wordsOf(documentForm(type, side));
  return (
    <StepPage
      title={t(title)}
      subtitle={t(subtitle)}
      wide
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={[
        ...(errors.expiry ? [{ id: EXPIRY, message: errors.expiry }] : []),
        ...(errors.understood ? [{ id: ID, message: errors.understood }] : []),
      ]}
    >
      <Samples
        captions={{ good: t("signposting.good"), crop: t("signposting.crop"), blur: t("signposting.blur") }}
      />
      <Ticks
        kind="plain"
        small
        items={[
          ...(asks ? [] : [{ key: "inDate", text: t("signposting.inDate") }]),
          { key: "colour", text: t("signposting.colour") },
        ]}
      />
      {asks && (
        <ExpiryDate
          id={EXPIRY}
          value={form.fields.expiry}
          error={errors.expiry}
          onChange={(value) => form.change("expiry", value)}
          onBlur={() => form.leave("expiry")}
        />
      )}
      <Checkbox
        id={ID}
        variant="card"
        label={t("signposting.understood")}
        checked={form.fields.understood}
        error={errors.understood}
        onChange={(event) => form.change("understood", event.currentTarget.checked)}
      />
    </StepPage>
  );
}
