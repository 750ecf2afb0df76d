import { useCallback, useEffect, useState } from "react";
import { reporter } from "../reporting/reporting.ts";
import { useSession } from "../session/session-context.tsx";

export const useSessionStart = (): readonly [boolean, () => void] => {
  const session = useSession();
  const [isUnavailable, setUnavailable] = useState(false);
  const start = useCallback(() => {
    setUnavailable(false);
    session.start().catch((error: unknown) => {
      reporter.report(error, "session");
      setUnavailable(true);
    });
  }, [session]);
  useEffect(start, [start]);
  return [isUnavailable, start];
};

export const useHasBeen = (is: boolean): boolean => {
  const [has, setHas] = useState(is);
  if (is && !has) setHas(true);
  return has;
};
