import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReopenDialog } from "../desk/reopen-dialog.tsx";
import type { Desk } from "./decision.graphql.ts";

interface ReopenPartProps {
  readonly desk: Desk;
  readonly onDone: (text: string) => void;
}

export function ReopenPart({ desk, onDone }: ReopenPartProps) {
  const { t } = useTranslation("reopening");
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button size="small" onClick={() => setAsked(true)}>
        {t("open")}
      </Button>
      {isAsked && (
        <ReopenDialog
          partyId={desk.id}
          number={desk.party.number}
          onClose={() => setAsked(false)}
          onDone={(text) => {
            setAsked(false);
            onDone(text);
          }}
        />
      )}
    </div>
  );
}
