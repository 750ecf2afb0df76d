import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { DocRows } from "@latchkey/ui/doc-row/doc-row.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { ApplicantReply } from "../desk/applicant-reply.tsx";
import { referencePath } from "../desk/case-names.ts";
import type { ShownReference } from "../desk/reference.graphql.ts";
import { ReferenceActs } from "../desk/reference-acts.tsx";
import { ReferenceCalls } from "../desk/reference-calls.tsx";
import { useReferenceFields } from "../desk/reference-fields.ts";
import { ReferencePill } from "../desk/reference-pill.tsx";
import { WaivedReference } from "../desk/waived-reference.tsx";

interface ReferencesPartProps {
  readonly partyId: string;
  readonly references: readonly ShownReference[];
  /** Each leads to its page, which is closed to a second reviewer. */
  readonly isLinked: boolean;
  /** undefined: the case is over. */
  readonly onDone: ((text: string) => void) | undefined;
}

export function ReferencesPart({ partyId, references, isLinked, onDone }: ReferencesPartProps) {
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
              <ApplicantReply reference={reference} />
              {reference.calls.length > 0 && (
                <>
                  <h4>{t("calls.title")}</h4>
                  <ReferenceCalls calls={reference.calls} />
                </>
              )}
              {reference.waiver && <WaivedReference waiver={reference.waiver} />}
              {isLinked && reference.sentAt !== null && (
                <p>
                  <TextLink href={referencePath(reference.id)} linkAs={RoutedLink}>
                    {t("reference.open", { name: reference.name })}
                  </TextLink>
                </p>
              )}
              {onDone && (
                <ReferenceActs partyId={partyId} reference={reference} all={references} onDone={onDone} />
              )}
            </div>
          ),
        }))}
      />
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
