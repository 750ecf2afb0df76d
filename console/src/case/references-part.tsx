import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { currentReferences, mayBeAskedAgain } from "@latchkey/domain/references/current.ts";
import { mayBeWaived } from "@latchkey/domain/review/waiver.ts";
import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { DocRows } from "@latchkey/ui/doc-row/doc-row.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReferenceFields } from "../desk/reference-fields.ts";
import { ReferencePill } from "../desk/reference-pill.tsx";
import { AskAgainDialog } from "./ask-again-dialog.tsx";
import type { ShownReference } from "./case.graphql.ts";
import { WaiveDialog } from "./waive-dialog.tsx";

const kinds = { RENTAL: "rental", EMPLOYMENT: "employment", ACCOUNTANT: "accountant" } as const;
const states = {
  DRAFT: "draft",
  SENT: "sent",
  OPENED: "opened",
  ANSWERED: "answered",
  DECLINED: "declined",
  SILENT: "silent",
  BOUNCED: "bounced",
} as const;

const asRule = ({ kind, state, residenceUuid, sourceUuid }: ShownReference) => ({
  kind: kinds[kind],
  state: states[state],
  residenceUuid,
  sourceUuid,
});

const actsOn = (reference: ShownReference, all: readonly ShownReference[]) => {
  const rules = all.map(asRule);
  const own = rules[all.indexOf(reference)];
  return {
    mayBeAskedAgain: own !== undefined && mayBeAskedAgain(own, rules),
    mayBeWaived:
      own !== undefined &&
      reference.waiver === null &&
      mayBeWaived(own.state) &&
      currentReferences(rules).includes(own),
  };
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
          name: (
            <>
              {t(`reference.${reference.kind}`)}: <AsTyped>{reference.name}</AsTyped>
            </>
          ),
          meta: <TypedIn text={asked(reference)} typed={reference.email} />,
          state: <ReferencePill state={reference.state} />,
          more: (
            <div className="stack">
              <Said reference={reference} />
              {reference.waiver && <Waived waiver={reference.waiver} />}
              {onDone && (
                <ReferenceActs
                  partyId={partyId}
                  reference={reference}
                  acts={actsOn(reference, references)}
                  onDone={onDone}
                />
              )}
            </div>
          ),
        }))}
      />
    </div>
  );
}

interface ReferenceActsProps {
  readonly partyId: string;
  readonly reference: ShownReference;
  readonly acts: ReturnType<typeof actsOn>;
  readonly onDone: (text: string) => void;
}

function ReferenceActs({ partyId, reference, acts, onDone }: ReferenceActsProps) {
  const { t } = useTranslation("case");
  const [open, setOpen] = useState<"again" | "waive">();
  const { name } = reference;
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    onDone(text);
  };
  const dialog = { partyId, reference, onClose: close };
  if (!acts.mayBeAskedAgain && !acts.mayBeWaived) return null;
  return (
    <div className="row">
      {acts.mayBeAskedAgain && (
        <Button size="small" onClick={() => setOpen("again")}>
          {t("again.button", { name })}
        </Button>
      )}
      {acts.mayBeWaived && (
        <Button size="small" onClick={() => setOpen("waive")}>
          {t("waive.button", { name })}
        </Button>
      )}
      {open === "again" && <AskAgainDialog {...dialog} onDone={() => done(t("again.done", { name }))} />}
      {open === "waive" && <WaiveDialog {...dialog} onDone={() => done(t("waive.done", { name }))} />}
    </div>
  );
}

function Waived({ waiver }: { readonly waiver: NonNullable<ShownReference["waiver"]> }) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const { reason, note, by, at } = waiver;
  return (
    <div>
      <p>
        {t("waive.so", {
          name: by,
          at: formatDayAndTime(language, at),
          reason: t(`waive.reasons.${reason}`),
        })}
      </p>
      {note !== null && <p className="lines soft">{note}</p>}
    </div>
  );
}

function Said({
  reference: { shown, answers, decline, review, signals },
}: {
  readonly reference: ShownReference;
}) {
  const { t } = useTranslation("case");
  const said = useReferenceFields();
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
