import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { useCallback, useEffect, useRef } from "react";
import { ZONE_ID } from "../slot-zone.tsx";
import { LIST_ID } from "../upload-list.tsx";

const targets = {
  panel: { id: ZONE_ID, isPanel: true },
  zone: { id: ZONE_ID, isPanel: false },
  list: { id: LIST_ID, isPanel: false },
} as const;

type FocusTarget = keyof typeof targets;
export type MoveFocus = (target: FocusTarget) => void;

/** Moves the focus once panel and zone have changed places, because the button that was pressed is gone by then. */
export const useFocusAfter = (isShown: boolean, areWaiting: boolean): MoveFocus => {
  const wanted = useRef<FocusTarget>(undefined);
  useEffect(() => {
    const target = wanted.current && targets[wanted.current];
    if (!target || isShown !== target.isPanel || areWaiting !== target.isPanel) return;
    wanted.current = undefined;
    focusField(target.id);
  }, [isShown, areWaiting]);
  return useCallback((target) => {
    wanted.current = target;
  }, []);
};
