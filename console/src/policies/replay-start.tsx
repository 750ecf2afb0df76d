import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ReplayPolicyDraft } from "./replay.graphql.ts";

interface ReplayStartProps {
  readonly draft: { readonly name: string; readonly revision: number };
  readonly isDirty: boolean;
  readonly isAgain: boolean;
  /** The button stays, so that the focus does. */
  readonly isRunning: boolean;
  readonly onStarted: () => void;
}

export function ReplayStart({ draft, isDirty, isAgain, isRunning, onStarted }: ReplayStartProps) {
  const { t } = useTranslation("policies");
  const { isBusy, failure, save } = useSave(ReplayPolicyDraft);
  const whyId = useId();
  const start = async () => {
    if (!isDirty && (await save(draft))) onStarted();
  };
  return (
    <div className="stack">
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      {isDirty && (
        <p className="meta" id={whyId}>
          {t("unsaved")}
        </p>
      )}
      <div className="row">
        <Button
          size="small"
          icon="refresh"
          busy={isBusy || isRunning}
          aria-disabled={isDirty ? true : undefined}
          aria-describedby={isDirty ? whyId : undefined}
          onClick={() => void start()}
        >
          {t(isAgain ? "replay.again" : "replay.start")}
        </Button>
      </div>
    </div>
  );
}
