import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "../shell/me.graphql.ts";
import { ChangeOwnSettings } from "./settings.graphql.ts";

const ALL = "";

/** The branch that lists begin with, and the e-mails. Who is signed in is read anew with the answer. */
export function SettingsPanel({ me }: { readonly me: Me }) {
  const { t } = useTranslation("settings");
  const { isBusy, failure, save } = useSave(ChangeOwnSettings);
  const [branchId, setBranchId] = useState(me.branchId ?? ALL);
  const [wantsEvents, setWantsEvents] = useState(me.wantsEvents);
  const [wantsDigest, setWantsDigest] = useState(me.wantsDigest);
  const [isSaved, setSaved] = useState(false);
  const { branches } = me.agency;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    const data = await save({ branchId: branchId === ALL ? null : branchId, wantsEvents, wantsDigest });
    setSaved(data !== undefined);
  };
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setSaved(false);
      set(value);
    };
  return (
    <ConsolePanel title={t("panel")}>
      {failure && <SaveProblem failure={failure} />}
      <form className="stack stack--loose" onSubmit={(event) => void submit(event)}>
        {branches.length > 0 && (
          <Field label={t("branch")} hint={t("branchHint")}>
            {(aria) => (
              <Select
                {...aria}
                options={[
                  { value: ALL, label: t("allBranches") },
                  ...branches.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={branchId}
                onChange={(event) => changed(setBranchId)(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
        <Checkbox
          label={t("events")}
          hint={t("eventsHint")}
          checked={wantsEvents}
          onChange={(event) => changed(setWantsEvents)(event.currentTarget.checked)}
        />
        <Checkbox
          label={t("digest")}
          hint={t("digestHint")}
          checked={wantsDigest}
          onChange={(event) => changed(setWantsDigest)(event.currentTarget.checked)}
        />
        <div className="row">
          <Button variant="primary" size="small" type="submit" busy={isBusy}>
            {t("submit")}
          </Button>
          <p className="soft" role="status">
            {isSaved && t("saved")}
          </p>
        </div>
      </form>
    </ConsolePanel>
  );
}
