import { useDoneElsewhere } from "@latchkey/members/saving/use-done-elsewhere.ts";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { useState } from "react";

/** Says on a page what was done on the page before it. */
export function ArrivalNotice() {
  const [done, setDone] = useState<string>();
  useDoneElsewhere(setDone);
  return done !== undefined && <Alert tone="positive" title={done} announced />;
}
