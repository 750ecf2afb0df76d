import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { casePath } from "../desk/case-names.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { TakeNext } from "./queue.graphql.ts";

/** Opens the case that has waited longest, which from then on is theirs. */
export function TakeNextButton({ onNothing }: { readonly onNothing: () => void }) {
  const { t } = useTranslation("queue");
  const navigate = useNavigate();
  const { search } = useLocation();
  const { isBusy, failure, save } = useSave(TakeNext);
  const take = async () => {
    const data = await save({});
    if (data?.takeNext) void navigate(casePath(data.takeNext), { state: { queue: search } });
    else if (data) onNothing();
  };
  useShortcuts([{ keys: "n", label: t("take.button"), run: () => void take() }]);
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <Button variant="primary" size="small" onward busy={isBusy} onClick={() => void take()}>
        {t("take.button")}
      </Button>
    </>
  );
}
