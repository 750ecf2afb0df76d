import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { MOST_ASSIGNED } from "@latchkey/domain/review/assignment.ts";
import { ChooseAllBox } from "@latchkey/members/lists/choose-all-box.tsx";
import type { Chosen } from "@latchkey/members/lists/use-chosen.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CaseToAssign } from "../../desk/assign/assign.graphql.ts";

/** Loads when it is asked for. */
const AssignDialog = lazyPage({
  script: pageScript(() => import("../../desk/assign/assign-dialog.tsx")),
  component: (module) => module.AssignDialog,
  texts: ["assign", "validation"],
  loader: null,
});

interface ChooseBarProps {
  /** The cases of the page. */
  readonly page: readonly CaseToAssign[];
  readonly chosen: Chosen<CaseToAssign>;
  readonly onAssigned: (text: string | undefined) => void;
}

/** Above the list: how many cases are marked, and what can be done with them. */
export function ChooseBar({ page, chosen, onAssigned }: ChooseBarProps) {
  const { t } = useTranslation("queue");
  const [isAsked, setAsked] = useState(false);
  const count = chosen.rows.length;
  const onPage = page.filter(({ partyId }) => chosen.has(partyId)).length;
  return (
    <div className="row">
      <ChooseAllBox
        label={t("choose.page")}
        shown={page.length}
        marked={onPage}
        onToggle={() => chosen.togglePage(page)}
      />
      <span className="soft" role="status">
        {t(count === MOST_ASSIGNED ? "choose.most" : "choose.count", { count })}
      </span>
      {count > 0 && (
        <>
          <Button size="small" variant="primary" onClick={() => setAsked(true)}>
            {t("choose.assign")}
          </Button>
          <Button size="small" variant="quiet" onClick={chosen.clear}>
            {t("choose.clear")}
          </Button>
        </>
      )}
      {isAsked && (
        <AssignDialog
          cases={chosen.rows}
          onClose={() => setAsked(false)}
          onDone={(text) => {
            setAsked(false);
            chosen.clear();
            onAssigned(text);
          }}
        />
      )}
    </div>
  );
}
