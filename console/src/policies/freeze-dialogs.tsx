import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { freezeIssues, freezeReasons } from "@latchkey/domain/review/freeze.ts";
import { sentenceIssue } from "@latchkey/domain/review/reopening.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../desk/reason-dialog.tsx";
import { type TypedWhy, WHY_FIELDS, WHY_PREFIX, WhyFields } from "../desk/why-fields.tsx";
import { FreezeDecisions, LiftFreeze } from "./freezes.graphql.ts";
import { useFrozenName } from "./frozen-name.ts";
import type { ShownPolicy } from "./policies.graphql.ts";

interface Closing {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface FreezeDialogProps extends Closing {
  readonly policies: readonly ShownPolicy[];
  readonly ruleSets: readonly string[];
}

const WHAT = "freeze-what";

const freezableOf = ({ policies, ruleSets }: Pick<FreezeDialogProps, "policies" | "ruleSets">) => [
  ...policies.flatMap(({ name, versions }) =>
    versions.map(({ version }) => ({ policy: name, policyVersion: version, ruleSet: null })),
  ),
  ...ruleSets.map((ruleSet) => ({ policy: null, policyVersion: null, ruleSet })),
];

export function FreezeDialog({ policies, ruleSets, onClose, onDone }: FreezeDialogProps) {
  const { t } = useTranslation(["freezes", "desk"]);
  const nameOf = useFrozenName(policies);
  const freezable = freezableOf({ policies, ruleSets });
  const [what, setWhat] = useState("");
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, save } = useSave(FreezeDecisions);
  const form = useSavedForm<TypedWhy>({
    defaults: { reason: "", sentence: "" },
    issues: freezeIssues,
    fields: WHY_FIELDS,
    idPrefix: WHY_PREFIX,
    failure,
    onValid: async (why) => {
      const chosen = freezable[Number(what)];
      if (what === "" || !chosen) focusField(WHAT);
      else if (await save({ ...chosen, ...why })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const isTaken = failure?.kind === "refused" && Object.keys(failure.issues).length === 0;
  return (
    <FormDialog
      words={{
        title: t("openTitle"),
        lead: t("openLead"),
        submit: t("freeze"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={
        failure && (
          <SaveProblem failure={failure} refused={isTaken ? t("taken") : undefined} fields={WHY_FIELDS} />
        )
      }
      isLoose
      onClose={onClose}
      onSubmit={(event) => {
        setTried(true);
        form.onSubmit(event);
      }}
    >
      <Field label={t("what")} id={WHAT} error={isTried && what === "" ? t("whatRequired") : undefined}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("choose")}
            options={freezable.map((one, index) => ({ value: `${index}`, label: nameOf(one) }))}
            value={what}
            onChange={(event) => setWhat(event.currentTarget.value)}
          />
        )}
      </Field>
      <WhyFields
        form={form}
        words={{
          reason: t("reason"),
          choose: t("choose"),
          reasonRequired: t("reasonRequired"),
          sentence: t("sentence"),
          sentenceHint: t("sentenceHint"),
          sentenceRequired: t("sentenceRequired"),
        }}
        reasons={freezeReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
    </FormDialog>
  );
}

interface LiftFreezeDialogProps extends Closing {
  readonly id: string;
  readonly what: string;
}

export function LiftFreezeDialog({ id, what, onClose, onDone }: LiftFreezeDialogProps) {
  const { t } = useTranslation("freezes");
  const { isBusy, failure, save } = useSave(LiftFreeze);
  return (
    <ReasonDialog
      words={{
        title: t("liftTitle"),
        lead: t("liftLead", { what }),
        submit: t("lift"),
        reason: t("liftReason"),
        required: t("liftRequired"),
      }}
      rule={sentenceIssue}
      sentIssue={sentIssueOf(failure, "note")}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={["note"]} />}
      onClose={onClose}
      onReason={(note) =>
        void save({ id, note }).then((data) => {
          if (data) onDone();
        })
      }
    />
  );
}
