import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { agencyNameIssues } from "@latchkey/domain/agencies/details.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AddAgency } from "./agencies.graphql.ts";
import { agencyPath } from "./agency-paths.ts";
import { TextLines } from "./text-lines.tsx";

const ID_PREFIX = "add-";

export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["agencies", "desk", "validation"]);
  const navigate = useNavigate();
  const { isBusy, failure, save } = useSave(AddAgency);
  const form = useSavedForm<{ name: string }>({
    defaults: { name: "" },
    issues: ({ name }) => agencyNameIssues(name),
    fields: ["name"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (typed) => {
      const added = await save(typed);
      if (added) void navigate(agencyPath(added.addAgency.id));
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{ title: t("add"), lead: t("addLead"), submit: t("addSubmit"), cancel: t("desk:cancel") }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <TextLines
        idPrefix={ID_PREFIX}
        lines={[{ name: "name", label: t("addName"), required: t("nameRequired") }]}
        issues={form.issues}
        fieldOf={form.controlled}
      />
    </FormDialog>
  );
}
