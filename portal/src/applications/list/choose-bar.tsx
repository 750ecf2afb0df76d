import { ChooseAllBox } from "@latchkey/members/lists/choose-all-box.tsx";
import type { Chosen } from "@latchkey/members/lists/use-chosen.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedApplication } from "./applications.graphql.ts";
import { WithdrawSeveral } from "./withdraw-several.tsx";

interface ChooseBarProps {
  /** The rows that can be chosen. */
  readonly shown: readonly ListedApplication[];
  readonly chosen: Chosen<ListedApplication>;
  readonly onDone: (text: string) => void;
}

/** The number of marked applications, and the act on them. */
export function ChooseBar({ shown, chosen, onDone }: ChooseBarProps) {
  const { t } = useTranslation("applications");
  const [isAsked, setAsked] = useState(false);
  const count = chosen.rows.length;
  return (
    <PanelTools>
      <div className="row">
        <ChooseAllBox
          label={t("choose.all")}
          shown={shown.length}
          marked={shown.filter(({ id }) => chosen.has(id)).length}
          onToggle={() => chosen.togglePage(shown)}
        />
        <span className="soft" role="status">
          {t("choose.count", { count })}
        </span>
        {count > 0 && (
          <>
            <Button size="small" variant="critical" onClick={() => setAsked(true)}>
              {t("withdraw.open")}
            </Button>
            <Button size="small" variant="quiet" onClick={chosen.clear}>
              {t("choose.clear")}
            </Button>
          </>
        )}
      </div>
      {isAsked && (
        <WithdrawSeveral
          applications={chosen.rows}
          onClose={() => setAsked(false)}
          onDone={(text) => {
            setAsked(false);
            onDone(text);
          }}
        />
      )}
    </PanelTools>
  );
}
