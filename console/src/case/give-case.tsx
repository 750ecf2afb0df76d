import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { isLead } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useKnownStaff } from "../shell/staff.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { ShownDossier } from "./case.graphql.ts";

/** Both load when they are asked for. */
const HandOverDialog = lazyPage({
  script: pageScript(() => import("./hand-over-dialog.tsx")),
  component: (module) => module.HandOverDialog,
  texts: ["validation"],
  loader: null,
});

const AssignDialog = lazyPage({
  script: pageScript(() => import("../desk/assign/assign-dialog.tsx")),
  component: (module) => module.AssignDialog,
  texts: ["validation"],
  loader: null,
});

interface GiveCaseProps {
  readonly shown: ShownDossier;
  readonly onDone: (text: string) => void;
  readonly onRefresh: () => void;
}

/** The ways to give the case to a colleague. */
export function GiveCase({ shown, onDone, onRefresh }: GiveCaseProps) {
  const { t } = useTranslation("assign");
  const staff = useKnownStaff();
  const [asked, setAsked] = useState<"assign" | "handOver">();
  const { party } = shown;
  const isSent = party.status === "SUBMITTED" || party.status === "IN_REVIEW" || party.status === "RETURNED";
  const mayGive = isSent && party.stage !== "AGREED";
  const mayHandOver = mayGive && staff !== undefined && party.reviewer?.id === staff.id;
  const mayAssign = mayGive && staff !== undefined && isLead(staff.roles);
  useShortcuts(
    mayHandOver ? [{ keys: "v", label: t("handOver.open"), run: () => setAsked("handOver") }] : [],
  );
  const close = () => setAsked(undefined);
  const done = (text: string | undefined) => {
    close();
    if (text === undefined) onRefresh();
    else onDone(text);
  };
  return (
    <>
      {mayHandOver && (
        <Button size="small" onClick={() => setAsked("handOver")}>
          {t("handOver.open")}
        </Button>
      )}
      {mayAssign && (
        <Button size="small" onClick={() => setAsked("assign")}>
          {t("open")}
        </Button>
      )}
      {asked === "handOver" && staff && (
        <HandOverDialog partyId={shown.id} staffId={staff.id} onClose={close} onDone={done} />
      )}
      {asked === "assign" && (
        <AssignDialog
          cases={[{ partyId: shown.id, name: fullName(party), number: party.number }]}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}

/** The note with which the case was given to the reader. */
export function GivenNote({ note }: { readonly note: NonNullable<ShownDossier["givenNote"]> }) {
  const { t } = useTranslation("assign");
  const { language } = useLanguage();
  const kind = note.kind === "HANDED_OVER" ? "handed_over" : "assigned";
  return (
    <Alert title={t(`given.${kind}`, { author: note.author })}>
      <AlertText>
        <span className="lines">
          <AsTyped>{note.text}</AsTyped>
        </span>
      </AlertText>
      <AlertText>{formatDayAndTime(language, note.at)}</AlertText>
    </Alert>
  );
}
