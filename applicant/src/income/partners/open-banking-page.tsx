import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readQuery } from "../../questions/question-address.ts";
import { ErrorPage } from "../../shell/error-page.tsx";
import { bankStart, usePartnerStart } from "./use-partner-start.ts";

/** Starts the bank for the source that the address names (spec 3 §2). */
export function OpenBankingPage() {
  const { search } = useLocation();
  const { relatedObjectUuid } = readQuery("INCOME", search);
  return relatedObjectUuid === undefined ? <ErrorPage /> : <Leaving uuid={relatedObjectUuid} />;
}

function Leaving({ uuid }: { readonly uuid: string }) {
  const bank = usePartnerStart(bankStart(uuid));
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    bank.start();
  });
  return bank.hasFailed ? <ErrorPage onRetry={bank.start} /> : <LoadingScreen />;
}
