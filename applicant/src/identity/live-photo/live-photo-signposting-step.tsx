import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { FaceSamples } from "@latchkey/ui/samples/face-samples.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const ID = "understood";

/** Guidance for the live photo, with a box that must be ticked (spec 2 §2). */
export function LivePhotoSignpostingStep() {
  const { t } = useTranslation("live-photo");
  const { wizard } = useIdentityStep();
  const known = wizard.state.values.docSignposting ?? [];
  const form = useStepForm({
    defaults: { understood: known.includes(LIVE_PHOTO) },
    context: undefined,
    issues: ({ understood }) => (understood ? {} : { understood: { code: "validation.must_accept" } }),
    onValid: () => void wizard.submit({ docSignposting: [...new Set([...known, LIVE_PHOTO])] }),
  });
  const error = form.issues.understood ? t("signposting.understoodRequired") : undefined;
  const lines = (["covering", "alone", "choice"] as const).map((key) => ({
    key,
    text: t(`signposting.${key}`),
  }));
  return (
    <StepPage
      title={t("signposting.title")}
      subtitle={t("signposting.subtitle")}
      wide
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: ID, message: error }] : []}
    >
      <FaceSamples
        captions={{
          good: t("signposting.good"),
          dark: t("signposting.dark"),
          covered: t("signposting.covered"),
        }}
      />
      <Ticks kind="plain" small items={lines} />
      <Checkbox
        id={ID}
        variant="card"
        label={t("signposting.understood")}
        checked={form.values.understood}
        error={error}
        onChange={(event) => form.controlled("understood").onChange(event.currentTarget.checked)}
      />
    </StepPage>
  );
}
