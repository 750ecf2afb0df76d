import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useLocation, useNavigate } from "react-router";
import { ErrorPage } from "../shell/error-page.tsx";

const FIRST_ENTRY = "default";

/** /500, for a wizard that could not finish (spec 1 §4): the retry returns to where it happened. */
export function FailureRoute() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    void (key === FIRST_ENTRY ? navigate(DASHBOARD_PATH, { replace: true }) : navigate(-1));
  };
  return <ErrorPage onRetry={goBack} />;
}
