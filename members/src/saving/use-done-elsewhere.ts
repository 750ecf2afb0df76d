import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** Another page passes the message in the history entry, and it is shown once. */
export const useDoneElsewhere = (show: (text: string) => void): void => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { done, ...rest } = objectIn(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once for each message
  useEffect(() => {
    if (typeof done !== "string") return;
    show(done);
    void navigate(pathname + search, { replace: true, state: rest });
  }, [done]);
};
