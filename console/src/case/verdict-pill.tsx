import { isDoubtful } from "@latchkey/domain/review/document-findings.ts";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { levelOf } from "../desk/finding-words.ts";
import type { ShownDocument } from "./case.graphql.ts";

const states = { ACCEPT: "done", ASK_AGAIN: "waiting", DO_NOT_USE: "missing" } as const satisfies Record<
  NonNullable<ShownDocument["verdict"]>["verdict"],
  PillState
>;

export function VerdictPill({ document: { verdict, findings } }: { readonly document: ShownDocument }) {
  const { t } = useTranslation(["case", "document"]);
  if (verdict) {
    return (
      <Pill state={states[verdict.verdict]} small>
        {t(`document:given.${verdict.verdict}`)}
      </Pill>
    );
  }
  const looksOdd = isDoubtful(findings.map((finding) => ({ level: levelOf(finding) })));
  return (
    <Pill state={looksOdd ? "missing" : "todo"} small>
      {looksOdd ? t("document.look") : t("document.toCheck")}
    </Pill>
  );
}
