import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type Skill, skills } from "@latchkey/domain/staff/skills.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Member, SetSkills } from "./team.graphql.ts";

interface SkillsDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

export function SkillsDialog({ member, onClose, onDone }: SkillsDialogProps) {
  const { t } = useTranslation(["team", "desk"]);
  const { isBusy, failure, save } = useSave(SetSkills);
  const [chosen, setChosen] = useState<readonly Skill[]>(member.skills);
  useHoldsText(chosen !== member.skills);
  const { id, name } = member;
  return (
    <FormDialog
      words={{
        title: t("skills.title", { name }),
        lead: t("skills.lead"),
        submit: t("edit.submit"),
        cancel: t("form.cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={t("refused")} />}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await save({ id, skills: [...chosen] })) onDone(t("skills.done", { name }));
      }}
    >
      <ChecksField
        id="member-skills"
        legend={t("skills.legend")}
        error={undefined}
        isDense
        choices={skills.map((value) => ({ value, label: t(`desk:skill.${value}`) }))}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
