import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { casePath, QUEUE_PATH } from "./case-names.ts";
import { TakeNext } from "./take-next.graphql.ts";

/** Opens the case that has waited longest, which from then on is theirs. */
export function TakeNextButton({ onNothing }: { readonly onNothing: () => void }) {
  const { t } = useTranslation("desk");
  const navigate = useNavigate();
  const { search, state, pathname } = useLocation();
  const { isBusy, failure, save } = useSave(TakeNext);
  const queue = pathname === QUEUE_PATH ? search : objectIn(state).queue;
  const take = async () => {
    const data = await save({});
    if (data?.takeNext) void navigate(casePath(data.takeNext), { state: { queue } });
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
