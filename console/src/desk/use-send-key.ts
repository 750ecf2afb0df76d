import { type RefObject, useRef } from "react";
import { SEND_KEYS, useShortcuts } from "../shortcuts/use-shortcuts.ts";

/** Ctrl+Enter presses the form's own submit button, so that what blocks the button blocks the key. */
export const useSendKey = (label: string, isOn = true): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const send = () => form.current?.querySelector<HTMLButtonElement>("[type='submit']")?.click();
  useShortcuts(isOn ? [{ keys: SEND_KEYS, label, run: send }] : []);
  return form;
};
