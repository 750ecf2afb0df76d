import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../calls/use-call.ts";
import { PageLoading } from "../loading/page-loading.tsx";
import { useMemberPages } from "../session/member-app.ts";
import { useSigningIn } from "../session/use-signing-in.ts";
import { type PendingSignIn, readPendingSignIn } from "./second-factor-calls.ts";

interface PendingGateProps {
  readonly children: (pending: PendingSignIn) => ReactNode;
}

/** The pending sign-in. Without one, because no link was followed or it expired, the sign-in begins again. */
export function PendingGate({ children }: PendingGateProps) {
  const pages = useMemberPages();
  const { beginAgain } = useSigningIn();
  const { failure, run } = useCall();
  const [pending, setPending] = useState<PendingSignIn>();
  const load = async () => {
    const answer = await run(() => readPendingSignIn(pages));
    if (answer && "kind" in answer) beginAgain();
    else setPending(answer);
  };
  const loadFirst = useRef(load);
  useEffect(() => void loadFirst.current(), []);
  if (pending) return children(pending);
  return failure ? (
    <NotLoaded isTooMany={failure === "too-many"} onRetry={() => void load()} />
  ) : (
    <PageLoading />
  );
}

interface NotLoadedProps {
  readonly isTooMany: boolean;
  readonly onRetry: () => void;
}

function NotLoaded({ isTooMany, onRetry }: NotLoadedProps) {
  const { t } = useTranslation("second-factor");
  usePageTitle(t("failed.notLoadedTitle"));
  return (
    <Gate>
      <GateHead title={t("failed.notLoadedTitle")}>
        {t(isTooMany ? "failed.tooMany" : "failed.text")}
      </GateHead>
      <Button variant="primary" block icon="refresh" onClick={onRetry}>
        {t("failed.tryAgain")}
      </Button>
    </Gate>
  );
}
