import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnNoticesQuery } from "../graphql/operations.generated.ts";
import { ChangeOwnNotices, OwnNotices } from "./own-notices.graphql.ts";

type Notices = OwnNoticesQuery["ownNotices"];

/** The e-mails that the reader wants. */
export function NoticesPart() {
  const { t } = useTranslation("notices");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: OwnNotices,
    variables: {},
    requestPolicy: "network-only",
  });
  return (
    <ConsolePanel title={t("panel")}>
      {error && <LoadProblem onRetry={() => readAgain({ requestPolicy: "network-only" })} />}
      {data && <NoticesForm stored={data.ownNotices} />}
    </ConsolePanel>
  );
}

function NoticesForm({ stored }: { readonly stored: Notices }) {
  const { t } = useTranslation("notices");
  const { isBusy, failure, save } = useSave(ChangeOwnNotices);
  const [wanted, setWanted] = useState(stored);
  const [isSaved, setSaved] = useState(false);
  const change = (changed: Partial<Notices>) => {
    setSaved(false);
    setWanted({ ...wanted, ...changed });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    const { wantsAnswers, wantsWarnings } = wanted;
    setSaved((await save({ wantsAnswers, wantsWarnings })) !== undefined);
  };
  return (
    <form className="stack stack--loose" onSubmit={(event) => void submit(event)}>
      {failure && <SaveProblem failure={failure} />}
      <Checkbox
        label={t("answers")}
        hint={t("answersHint")}
        checked={wanted.wantsAnswers}
        onChange={(event) => change({ wantsAnswers: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("warnings")}
        hint={t("warningsHint")}
        checked={wanted.wantsWarnings}
        onChange={(event) => change({ wantsWarnings: event.currentTarget.checked })}
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
  );
}
