import { useEffect, useRef } from "react";
import { useClient } from "urql";
import { KeepHolding } from "./keep-holding.graphql.ts";

/** Well within the ten minutes that every action holds a case. */
export const KEEPS_EVERY_MS = 4 * 60_000;

const ACTIVITY_EVENTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * The heartbeat of a reviewer's hold: every few minutes, while the page is visible and was used since the last one.
 * @param onLost it is not theirs any more
 */
export const useKeepHolding = (partyId: string, isHeld: boolean, onLost: () => void): void => {
  const client = useClient();
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let isUsed = false;
    const onActivity = () => {
      isUsed = true;
    };
    const keep = async () => {
      if (!isUsed || document.visibilityState !== "visible") return;
      isUsed = false;
      const { data } = await client.mutation(KeepHolding, { partyId }).toPromise();
      if (data?.keepHolding === false) lost.current();
    };
    for (const event of ACTIVITY_EVENTS) document.addEventListener(event, onActivity, { passive: true });
    const timer = setInterval(() => void keep(), KEEPS_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, onActivity);
    };
  }, [client, partyId, isHeld]);
};
