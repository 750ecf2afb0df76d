import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { RecordPart } from "../../desk/record-part.tsx";
import { ComparePanel } from "./compare-panel.tsx";
import type { ShownCandidate, ShownSanctions } from "./sanctions.graphql.ts";
import { VerdictForm } from "./verdict-form.tsx";

interface CandidateProps {
  readonly shown: ShownSanctions;
  readonly candidate: ShownCandidate;
}

interface CandidatePanelsProps extends CandidateProps {
  readonly onJudged: () => void;
}

export function CandidatePanels({ shown, candidate, onJudged }: CandidatePanelsProps) {
  const { t } = useTranslation("sanctions");
  return (
    <>
      <ComparePanel shown={shown} candidate={candidate} />
      <ConsolePanel title={candidate.isOpen ? t("form.title") : t("verdict.title")}>
        <div className="stack">
          {candidate.verdicts.map((verdict) => (
            <Verdict key={verdict.id} verdict={verdict} />
          ))}
          <Told shown={shown} candidate={candidate} />
          <RecordPart isRecorded={!candidate.isOpen} correct={t("form.again")}>
            {(close) => (
              <VerdictForm
                partyId={shown.id}
                candidateId={candidate.id}
                onCancel={close}
                onJudged={() => {
                  close?.();
                  onJudged();
                }}
              />
            )}
          </RecordPart>
        </div>
      </ConsolePanel>
      {candidate.report.length > 0 && <ReportPanel candidate={candidate} />}
    </>
  );
}

function Verdict({ verdict }: { readonly verdict: ShownCandidate["verdicts"][number] }) {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  const where = verdict.seenOn.map((sight) => t(`form.${sight}`)).join(", ");
  return (
    <div className="stack stack--tight">
      <strong>{t(`verdict.${verdict.verdict}`)}</strong>
      <p className="lines">
        <AsTyped>{verdict.reason}</AsTyped>
      </p>
      {where !== "" && <p>{t("verdict.seen", { where })}</p>}
      <p className="soft">
        {t("verdict.by", { name: verdict.by, at: formatDayAndTime(language, verdict.at) })}
      </p>
    </div>
  );
}

function Told({ shown: { application }, candidate: { verdicts, emailFailed } }: CandidateProps) {
  const { t } = useTranslation("sanctions");
  const [newest] = verdicts;
  if (newest?.verdict !== "same_person") return null;
  const isTold = newest.tellsAgency && emailFailed === null;
  const title = isTold ? t("verdict.told", application) : t("verdict.notTold", application);
  return (
    <Alert
      tone={isTold ? "info" : "critical"}
      title={emailFailed === null ? title : t("verdict.failed", { reason: emailFailed })}
    >
      <AlertText>{t("ifSame.stop")}</AlertText>
    </Alert>
  );
}

function ReportPanel({ candidate }: Pick<CandidateProps, "candidate">) {
  const { t } = useTranslation("sanctions");
  return (
    <ConsolePanel title={t("report.title")}>
      <div className="stack">
        <p className="soft">{t("report.text")}</p>
        <Deflist
          items={candidate.report.map(({ name, value }) => ({
            key: name,
            term: name,
            text: <AsTyped>{value}</AsTyped>,
          }))}
        />
      </div>
    </ConsolePanel>
  );
}
