import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import { RecordOtherAdults, type ShownApplication } from "./application.graphql.ts";
import { nameOf } from "./people.ts";

type OtherAdults = NonNullable<ShownApplication["otherAdults"]>;

interface OtherAdultsPartProps {
  readonly application: ShownApplication;
  readonly otherAdults: OtherAdults;
  readonly onDone: (text: string) => void;
}

const wordOf = (answer: boolean | null) => (answer === null ? "open" : answer ? "yes" : "no");

const levels = {
  OPEN: "none",
  NOBODY: "ok",
  MORE: "bad",
  DIFFER: "bad",
} as const satisfies Readonly<Record<OtherAdults["finding"], Finding["level"]>>;

/** The answers of the agency and the tenants stand side by side (section 22(6)). */
export function OtherAdultsPart({ application, otherAdults, onDone }: OtherAdultsPartProps) {
  const { t } = useTranslation("signing");
  const { isBusy, failure, save } = useSave(RecordOtherAdults);
  const { agency, tenants, finding } = otherAdults;
  const record = async (livesThere: boolean) => {
    if (await save({ applicationId: application.id, livesThere })) onDone(t("others.saved"));
  };
  return (
    <div className="stack">
      <h3>{t("others.title")}</h3>
      {failure && <SaveProblem failure={failure} />}
      <Deflist
        items={[
          { key: "agency", term: t("others.agency"), text: t(`others.${wordOf(agency)}`) },
          ...tenants.map(({ partyId, livesThere }) => ({
            key: partyId,
            term: <AsTyped>{nameOf(application, partyId)}</AsTyped>,
            text: t(`others.${wordOf(livesThere)}`),
          })),
        ]}
      />
      <Findings
        items={[
          {
            id: "other-adults",
            level: levels[finding],
            title: t(`others.levels.${finding}`),
            text: t(`others.findings.${finding}`),
          },
        ]}
      />
      <div className="row">
        {([false, true] as const)
          .filter((answer) => answer !== agency)
          .map((answer) => (
            <Button key={String(answer)} size="small" busy={isBusy} onClick={() => void record(answer)}>
              {t(answer ? "others.sayYes" : "others.sayNo")}
            </Button>
          ))}
      </div>
    </div>
  );
}
