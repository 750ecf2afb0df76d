import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { useReferenceFields } from "../desk/reference-fields.ts";
import type { OpenReference } from "./references.graphql.ts";

const WHO = ["referee_name", "referee_role", "referee_phone"];

/** The free note, and the words of a referee who declined. */
export function NotePanel({
  reference: { review, decline, answers },
}: {
  readonly reference: OpenReference;
}) {
  const { t } = useTranslation("references");
  const said = useReferenceFields();
  const who = said(
    Object.fromEntries(Object.entries(objectIn(answers)).filter(([name]) => WHO.includes(name))),
  );
  const declined = said(objectIn(decline));
  if (!review && who.length + declined.length === 0) return null;
  return (
    <ConsolePanel title={t("one.note")}>
      <div className="stack stack--tight">
        {review && (
          <p className="lines">
            <AsTyped>{review}</AsTyped>
          </p>
        )}
        {[...declined, ...who].length > 0 && <Deflist items={[...declined, ...who]} />}
        <p className="soft">{t("one.noteHint")}</p>
      </div>
    </ConsolePanel>
  );
}
