import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownDossier } from "./case.graphql.ts";
import { DeclareKnownPerson } from "./known-person.graphql.ts";

interface KnownPersonProps {
  readonly shown: ShownDossier;
  /** The case is closed to the reader now. */
  readonly onClosed: () => void;
}

export function KnownPerson({ shown: { id, party }, onClosed }: KnownPersonProps) {
  const { t } = useTranslation(["known-people", "desk"]);
  const [isAsked, setAsked] = useState(false);
  const { save, isBusy, failure } = useSave(DeclareKnownPerson);
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
        {t("declare")}
      </Button>
      {isAsked && (
        <ActDialog
          words={{
            title: t("declareTitle", { name: fullName(party) }),
            lead: t("declareLead"),
            submit: t("declareSubmit"),
            cancel: t("desk:cancel"),
          }}
          isBusy={isBusy}
          failure={failure}
          onAct={async () => {
            if (await save({ partyId: id })) onClosed();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
