import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type FindingLevel, Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApplicationPerson, ResendInvitation, type ShownApplication } from "./application.graphql.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { isOver } from "./people.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const levelOf = ({ invitation: { bouncedBecause, signedInAt } }: ApplicationPerson): FindingLevel => {
  if (bouncedBecause !== null) return "bad";
  return signedInAt === null ? "none" : "ok";
};

interface InvitationsPanelProps {
  readonly application: ShownApplication;
  readonly onDone: (text: string) => void;
}

export function InvitationsPanel({ application, onDone }: InvitationsPanelProps) {
  const { t } = useTranslation("application");
  const [asked, setAsked] = useState<{ readonly what: "correct" | "withdraw"; readonly id: string }>();
  const person = application.people.find(({ id }) => id === asked?.id);
  const close = () => setAsked(undefined);
  const done = (text: string) => {
    close();
    onDone(text);
  };
  return (
    <ConsolePanel title={t("invitations.title")}>
      <Findings
        items={application.people.map((one) => {
          const level = levelOf(one);
          return {
            id: one.id,
            level,
            icon: level === "none" ? "clock" : undefined,
            levelLabel: level === "ok" || level === "bad" ? t(`invitations.${level}`) : undefined,
            title: <AsTyped>{fullName(one)}</AsTyped>,
            text: (
              <>
                <Sent person={one} />
                {!isOver(one) && (
                  <Doings person={one} onAsk={(what) => setAsked({ what, id: one.id })} onDone={onDone} />
                )}
              </>
            ),
          };
        })}
      />
      {person && asked?.what === "correct" && <CorrectDialog person={person} onClose={close} onDone={done} />}
      {person && asked?.what === "withdraw" && (
        <WithdrawDialog person={person} onClose={close} onDone={done} />
      )}
    </ConsolePanel>
  );
}

function Sent({ person: { email, invitation } }: { readonly person: ApplicationPerson }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { sentAt, signedInAt, bouncedBecause } = invitation;
  const said = () => {
    if (sentAt === null) return t("invitations.waiting");
    const at = formatDayAndTime(language, sentAt);
    if (bouncedBecause !== null) return t("invitations.bounced", { at, reason: bouncedBecause });
    return signedInAt === null
      ? t("invitations.sent", { at })
      : t("invitations.signedIn", { at, signedIn: formatDayAndTime(language, signedInAt) });
  };
  return (
    <>
      <AsTyped>{email}</AsTyped>
      <br />
      {said()}
    </>
  );
}

interface DoingsProps {
  readonly person: ApplicationPerson;
  readonly onAsk: (what: "correct" | "withdraw") => void;
  readonly onDone: (text: string) => void;
}

function Doings({ person, onAsk, onDone }: DoingsProps) {
  const { t } = useTranslation("application");
  const { isBusy, failure, save } = useSave(ResendInvitation);
  const name = fullName(person);
  const resend = async () => {
    if (await save({ partyId: person.id })) onDone(t("invitations.resent", { email: person.email }));
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <span className="row">
        {person.invitation.signedInAt === null && (
          <TextButton
            aria-label={t("invitations.resendTo", { name })}
            aria-busy={isBusy || undefined}
            onClick={() => void resend()}
          >
            {t("invitations.resend")}
          </TextButton>
        )}
        {person.status === "INVITED" && (
          <TextButton aria-label={t("invitations.correctOf", { name })} onClick={() => onAsk("correct")}>
            {t("invitations.correct")}
          </TextButton>
        )}
        <TextButton
          critical
          aria-label={t("invitations.withdrawOf", { name })}
          onClick={() => onAsk("withdraw")}
        >
          {t("invitations.withdraw")}
        </TextButton>
      </span>
    </>
  );
}
