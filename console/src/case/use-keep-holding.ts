import { useEffect, useRef } from "react";
import { useClient } from "urql";
import { KeepHolding } from "./case.graphql.ts";

/** Well within the ten minutes that every action holds a case. */
export const KEEPS_EVERY_MS = 4 * 60_000;

const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Says that the reviewer is still there: every few minutes, while the page is seen and was used since the last time.
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
    const use = () => {
      isUsed = true;
    };
    const keep = async () => {
      if (!isUsed || document.visibilityState !== "visible") return;
      isUsed = false;
      const { data } = await client.mutation(KeepHolding, { partyId }).toPromise();
      if (data?.keepHolding === false) lost.current();
    };
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, use, { passive: true });
    const timer = setInterval(() => void keep(), KEEPS_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, use);
    };
  }, [client, partyId, isHeld]);
};
