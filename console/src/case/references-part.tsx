import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { DocRows } from "@latchkey/ui/doc-row/doc-row.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReferenceState } from "../graphql/operations.generated.ts";
import { AskAgainDialog } from "./ask-again-dialog.tsx";
import type { ShownReference } from "./case.graphql.ts";

const pills: Readonly<Record<ReferenceState, PillState>> = {
  DRAFT: "todo",
  SENT: "progress",
  OPENED: "progress",
  ANSWERED: "info",
  DECLINED: "waiting",
  SILENT: "missing",
  BOUNCED: "missing",
};

const waiting: readonly ReferenceState[] = ["SENT", "OPENED", "SILENT", "BOUNCED"];

/** True for an unanswered reference that no later one replaces; the list begins with the oldest. */
const mayBeAskedAgain = (reference: ShownReference, all: readonly ShownReference[]): boolean => {
  const { residenceUuid, sourceUuid } = reference;
  const newest = all.findLast(
    (other) => other.residenceUuid === residenceUuid && other.sourceUuid === sourceUuid,
  );
  return newest === reference && waiting.includes(reference.state);
};

interface ReferencesPartProps {
  readonly partyId: string;
  readonly references: readonly ShownReference[];
  /** undefined: the case is over. */
  readonly onDone: ((text: string) => void) | undefined;
}

export function ReferencesPart({ partyId, references, onDone }: ReferencesPartProps) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const asked = ({ email, sentAt, answeredAt }: ShownReference): string => {
    if (answeredAt !== null)
      return t("reference.answered", { email, at: formatDayAndTime(language, answeredAt) });
    return sentAt === null ? email : t("reference.asked", { email, at: formatDayAndTime(language, sentAt) });
  };
  return (
    <div className="stack stack--tight">
      <h3>{t("section.references")}</h3>
      <DocRows
        rows={references.map((reference) => ({
          key: reference.id,
          icon: reference.kind === "RENTAL" ? "home" : "briefcase",
          name: `${t(`reference.${reference.kind}`)}: ${reference.name}`,
          meta: asked(reference),
          state: (
            <Pill state={pills[reference.state]} small>
              {t(`reference.states.${reference.state}`)}
            </Pill>
          ),
          more: (
            <div className="stack">
              <Said reference={reference} />
              {onDone && mayBeAskedAgain(reference, references) && (
                <AskAgain partyId={partyId} reference={reference} onDone={onDone} />
              )}
            </div>
          ),
        }))}
      />
    </div>
  );
}

interface AskAgainProps {
  readonly partyId: string;
  readonly reference: ShownReference;
  readonly onDone: (text: string) => void;
}

function AskAgain({ partyId, reference, onDone }: AskAgainProps) {
  const { t } = useTranslation("case");
  const [isOpen, setOpen] = useState(false);
  const { name } = reference;
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("again.button", { name })}
      </Button>
      {isOpen && (
        <AskAgainDialog
          partyId={partyId}
          reference={reference}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone(t("again.done", { name }));
          }}
        />
      )}
    </div>
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** The applicant's name stands above already. */
const LEFT_OUT = ["firstName", "lastName", "currency", "review"];

function Said({
  reference: { shown, answers, decline, review, signals },
}: {
  readonly reference: ShownReference;
}) {
  const { t } = useTranslation("case");
  const said = useFields();
  const told = said(objectIn(shown));
  const replied = [...said(objectIn(answers)), ...said(objectIn(decline))];
  if (told.length + replied.length + signals.length === 0) return null;
  return (
    <div className="stack stack--tight">
      <DeflistColumns>
        {told.length > 0 && (
          <div>
            <h4>{t("reference.shown")}</h4>
            <Deflist items={told} />
          </div>
        )}
        {replied.length > 0 && (
          <div>
            <h4>{t("reference.said")}</h4>
            <Deflist items={replied} />
          </div>
        )}
      </DeflistColumns>
      {review && <p>{review}</p>}
      {signals.length > 0 && (
        <Findings
          items={signals.map((signal) => ({
            id: signal,
            level: "warn",
            levelLabel: t("document.levels.warn"),
            title: t(`reference.signals.${signal}`),
          }))}
        />
      )}
    </div>
  );
}

/** The fields of a questionnaire as people read them; what has no name is left out. */
const useFields = () => {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const valueText = (value: unknown): string => {
    if (value === null) return t("reference.unsaid");
    if (typeof value === "boolean") return value ? t("reference.yes") : t("reference.no");
    if (typeof value === "number") return value.toLocaleString(language);
    const text = String(value);
    if (isCivilDate(text)) return formatShortDate(language, text);
    return codeText(t, text, `reference.values.${text}`);
  };
  return (fields: Fields) =>
    Object.entries(fields).flatMap(([name, value]) => {
      const term = LEFT_OUT.includes(name) ? "" : codeText(t, "", `reference.fields.${name}`);
      const isSaid =
        value !== "" && value !== undefined && !((name === "start" || name === "end") && value === null);
      return term !== "" && isSaid ? [{ key: name, term, text: valueText(value) }] : [];
    });
};
