import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { type MarkKind, markKinds } from "@latchkey/domain/documents/pdf-signals.ts";
import { type DocumentFindingId, documentFindingIds } from "@latchkey/domain/review/document-findings.ts";
import type { Finding } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import type { DocumentFieldsFragment } from "../graphql/operations.generated.ts";

type ShownFinding = Omit<DocumentFieldsFragment["findings"][number], "boxes">;
type Worded = Omit<Finding, "id">;

const levels = { OK: "ok", WARN: "warn", BAD: "bad", NONE: "none" } as const;
export const levelOf = ({ level }: ShownFinding): Finding["level"] => levels[level];

const isKnown = (id: string): id is DocumentFindingId => documentFindingIds.some((known) => known === id);

const isMark = (value: string): value is MarkKind => markKinds.some((kind) => kind === value);

/** These findings are followed by a line with the subject of the signal. */
const signals: readonly DocumentFindingId[] = ["pdf-editor", "pdf-changed-later", "pdf-saved-again"];
const unchecked: readonly DocumentFindingId[] = [
  "not-checked",
  "zone-unread",
  "zone-late",
  "pdf-unread",
  "scan-unscanned",
];
const unclear: readonly DocumentFindingId[] = ["surname-unclear", "given-names-unclear"];
const faces: readonly DocumentFindingId[] = ["one-face", "several-faces", "small-face"];

/** Findings in words. One that this version of the page does not know is left out. */
export const useFindingWords = () => {
  const { t } = useTranslation(["document", "case"]);
  const { language } = useLanguage();
  const hintOf = (id: DocumentFindingId, values: readonly string[]): string | undefined => {
    if (id === "same-file" || id === "same-number") {
      const [, others, numbers] = values;
      const hint = Number(others) > 0 ? t("hint.others", { count: Number(others) }) : t("hint.ownCases");
      return numbers ? `${hint} (${numbers})` : hint;
    }
    if (signals.includes(id)) return t("hint.signal");
    if (unchecked.includes(id)) return t("hint.unchecked");
    if (unclear.includes(id)) return t("hint.unclear");
    return faces.includes(id) ? t("hint.face") : undefined;
  };
  const dateOf = (value = ""): string => {
    if (value === "") return "";
    return value.includes("T") ? formatDayAndTime(language, value) : formatShortDate(language, value);
  };
  const titleOf = (id: DocumentFindingId, values: readonly string[]): string => {
    const [first = "", second = ""] = values;
    if (id === "pdf-undrawn-marks") {
      const named = values.filter(isMark).map((kind) => t(`markKind.${kind}`));
      return t(`finding.${id}`, { value: named.join(", ") });
    }
    if (id === "valid" || id === "expired") return t(`finding.${id}`, { date: dateOf(first) });
    if (id === "pdf-changed-later") return t(`finding.${id}`, { date: dateOf(first), later: dateOf(second) });
    return t(`finding.${id}`, { value: first, count: Number(first), names: second });
  };
  return ({ id, values, ...finding }: ShownFinding): Worded | undefined => {
    if (!isKnown(id)) return undefined;
    const level = levelOf({ id, values, ...finding });
    return {
      level,
      levelLabel: level === "none" ? undefined : t(`case:document.levels.${level}`),
      title: titleOf(id, values),
      text: hintOf(id, values),
    };
  };
};
