import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { replayClasses } from "@latchkey/domain/replay/replay-classes.ts";
import type { ShownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { Matrix } from "@latchkey/ui/matrix/matrix.tsx";
import { ProgressBar } from "@latchkey/ui/progress-bar/progress-bar.tsx";
import { useTranslation } from "react-i18next";
import { type PolicyReplay, resultOf } from "./replay.graphql.ts";
import { isOpenReplay } from "./use-replay.ts";

const PERCENT = 100;

/** The progress of a replay, and in the end its counts. */
export function ReplayStateView({ replay }: { readonly replay: PolicyReplay }) {
  const { t } = useTranslation("policies");
  const result = resultOf(replay);
  return (
    <div className="stack">
      {isOpenReplay(replay) && <Progress replay={replay} />}
      <div role="status">
        {replay.state === "FAILED" && <p>{t("replay.failed")}</p>}
        {result && <ReplaySentence result={result} />}
      </div>
      {result && <ReplayMatrix result={result} />}
      {!replay.isOfDraft && !isOpenReplay(replay) && <p className="meta">{t("replay.old")}</p>}
      {replay.isOfAllPolicies && <p className="meta">{t("replay.all")}</p>}
    </div>
  );
}

function Progress({ replay: { done, total } }: { readonly replay: PolicyReplay }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const numbers = { done: done.toLocaleString(language), total: total.toLocaleString(language) };
  return (
    <ProgressBar
      label={t("replay.progress")}
      value={total === 0 ? 0 : Math.round((done * PERCENT) / total)}
      valueText={t("replay.of", numbers)}
    />
  );
}

function ReplaySentence({ result }: { readonly result: ShownReplay }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const { same, better, worse, notReplayed } = result;
  const told = (key: "same" | "changed" | "lost", count: number): string =>
    t(`replay.${key}`, { count, n: count.toLocaleString(language) });
  const parts = [
    told("same", same),
    told("changed", better + worse),
    ...(notReplayed > 0 ? [told("lost", notReplayed)] : []),
  ];
  return (
    <p>
      <strong>{t("replay.sentence", { parts: formatList(language, parts) })}</strong> {t("replay.day")}
    </p>
  );
}

function ReplayMatrix({ result: { matrix } }: { readonly result: ShownReplay }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  return (
    <>
      <Matrix
        label={t("replay.matrix")}
        corner={t("replay.corner")}
        classes={replayClasses.map((name) => ({ name, label: t(`replay.classes.${name}`) }))}
        counts={matrix}
        format={(count) => count.toLocaleString(language)}
      />
      <p className="meta">{t("replay.rows")}</p>
    </>
  );
}
