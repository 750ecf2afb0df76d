import { ErrorContent } from "@latchkey/browser/errors/error-content.tsx";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { PageShell } from "./page-shell.tsx";

interface ErrorPageProps {
  readonly onRetry?: (() => void) | undefined;
}

/** The error page inside the shell (spec 1 §2, error page). */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  return (
    <PageShell>
      <ErrorContent home={DASHBOARD_PATH} onRetry={onRetry} />
    </PageShell>
  );
}
