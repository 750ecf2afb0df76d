import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { useTranslation } from "react-i18next";
import type { ShownCandidate } from "./sanctions.graphql.ts";

export const useMatchReason = () => {
  const { t } = useTranslation("sanctions");
  return ({ code, number, of }: ShownCandidate["reasons"][number]): string =>
    codeText((key, options) => t(key, { ...options, number, of, count: number ?? 0 }), code, `score.${code}`);
};
