import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PageFault } from "./page-pictures.ts";

/** There is no copy, and why. Takes the focus. */
export function CopyProblem({ fault }: { readonly fault: PageFault }) {
  const { t } = useTranslation("document");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return <Alert tone="critical" title={t(`fault.${fault}`)} announced ref={alert} />;
}
