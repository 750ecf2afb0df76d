import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { Person, ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";
import { MESSAGE_FIELD } from "./messages-panel.tsx";
import { hasBounced } from "./people.ts";

interface TurnNoticeProps {
  readonly application: ShownApplication;
  readonly onAsk: (asked: Asked) => void;
}

/** The tasks of the agency, while it is its turn. */
export function TurnNotice({ application, onAsk }: TurnNoticeProps) {
  const { turn, tasks, people } = application;
  if (turn !== "AGENCY") return null;
  return (
    <>
      {people.filter(hasBounced).map((person) => (
        <CameBack
          key={person.id}
          person={person}
          onCorrect={() => onAsk({ what: "correct", personId: person.id })}
        />
      ))}
      {tasks.includes("QUESTION") && <Question application={application} />}
    </>
  );
}

interface CameBackProps {
  readonly person: Person;
  readonly onCorrect: () => void;
}

function CameBack({ person, onCorrect }: CameBackProps) {
  const { t } = useTranslation("application");
  const { email } = person;
  const name = fullName(person);
  return (
    <Alert
      tone="caution"
      title={t("notice.bounced")}
      actions={
        <Button variant="primary" size="small" aria-label={t("correct.openOf", { name })} onClick={onCorrect}>
          {t("correct.open")}
        </Button>
      }
    >
      <AlertText>
        <TypedIn text={t("notice.bouncedText", { name, email })} typed={[name, email]} />
      </AlertText>
    </Alert>
  );
}

function Question({ application: { messages } }: Pick<TurnNoticeProps, "application">) {
  const { t } = useTranslation("application");
  const { provider } = useMe();
  return (
    <Alert
      tone="caution"
      title={<TypedIn text={t("notice.question", { provider })} typed={provider} />}
      actions={
        <Button variant="primary" size="small" onClick={() => focusField(MESSAGE_FIELD)}>
          {t("notice.answer")}
        </Button>
      }
    >
      <AlertText>
        <AsTyped>{messages.at(-1)?.text ?? ""}</AsTyped>
      </AlertText>
    </Alert>
  );
}
