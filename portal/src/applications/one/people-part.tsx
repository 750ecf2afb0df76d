import { Button } from "@latchkey/ui/button/button.tsx";
import { PersonCards } from "@latchkey/ui/person-card/person-card.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";
import { staying } from "./people.ts";
import { usePersonCard } from "./person-card.tsx";

interface PeoplePartProps {
  readonly application: ShownApplication;
  readonly onAsk: (asked: Asked) => void;
  readonly onDone: (text: string) => void;
}

/** A card for each person, and the changes that concern several of them. */
export function PeoplePart({ application, onAsk, onDone }: PeoplePartProps) {
  const { t } = useTranslation("application");
  const cardOf = usePersonCard({ application, onAsk, onDone });
  const mayChange = useMe().user.rights.includes("people") && application.turn !== null;
  return (
    <section className="stack" aria-labelledby="people-title">
      <div className="row row--spread">
        <h2 className="console-panel__title" id="people-title">
          {t("people.title")}
        </h2>
        {mayChange && (
          <div className="row">
            {staying(application).length > 1 && (
              <Button size="small" icon="pencil" onClick={() => onAsk({ what: "shares" })}>
                {t("people.shares")}
              </Button>
            )}
            <Button size="small" icon="plus" onClick={() => onAsk({ what: "add" })}>
              {t("people.add")}
            </Button>
          </div>
        )}
      </div>
      <PersonCards label={t("people.title")} isBelowHeading people={application.people.map(cardOf)} />
    </section>
  );
}
