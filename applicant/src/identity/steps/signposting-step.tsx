import type { Side } from "@latchkey/domain/documents/definitions.ts";
import { chosenSlot } from "@latchkey/domain/identity/flow.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Samples } from "@latchkey/ui/samples/samples.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const ID = "understood";

/** Guidance before a photo is taken, with a box that has to be ticked (spec 2 §2). */
function SignpostingStep({ side }: { readonly side: Side }) {
  const { t } = useTranslation("identity");
  const { wizard } = useIdentityStep();
  const { values } = wizard.state;
  const slot = chosenSlot(values, side) ?? "";
  const known = values.docSignposting ?? [];
  const form = useStepForm({
    defaults: { understood: known.includes(slot) },
    rules: ({ understood }) => (understood ? {} : { understood: { code: "validation.must_accept" } }),
    onValid: () => void wizard.submit({ docSignposting: [...new Set([...known, slot])] }),
  });
  const error = form.issues.understood ? t("signposting.understoodRequired") : undefined;
  const isBack = side === "back";
  return (
    <StepPage
      title={t(isBack ? "signposting.titleBack" : "signposting.title")}
      subtitle={t(isBack ? "signposting.subtitleBack" : "signposting.subtitle")}
      wide
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: ID, message: error }] : []}
    >
      <Samples
        captions={{ good: t("signposting.good"), crop: t("signposting.crop"), blur: t("signposting.blur") }}
      />
      <Ticks
        kind="plain"
        small
        items={[
          { key: "inDate", text: t("signposting.inDate") },
          { key: "colour", text: t("signposting.colour") },
        ]}
      />
      <Checkbox
        id={ID}
        variant="card"
        label={t("signposting.understood")}
        checked={form.fields.understood}
        error={error}
        onChange={(event) => form.change("understood", event.currentTarget.checked)}
      />
    </StepPage>
  );
}

export function FrontSignpostingStep() {
  return <SignpostingStep side="front" />;
}

export function BackSignpostingStep() {
  return <SignpostingStep side="back" />;
}
