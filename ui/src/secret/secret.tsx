import { useRef, useState } from "react";
import "./secret.css";
import { Button } from "../button/button.tsx";

type SecretProps = {
  readonly value: string;
  readonly grouped?: boolean | undefined;
  readonly copyLabel: string;
  readonly copiedLabel: string;
};

const inGroups = (value: string): string => value.match(/.{1,4}/g)?.join(" ") ?? "";

/** Selected, so that the keyboard can copy it. */
const select = (element: HTMLElement | null): void => {
  const selection = window.getSelection();
  if (element && selection) selection.selectAllChildren(element);
};

/** A value to copy, shown only once. Without access to the clipboard it is selected. */
export function Secret({ value, grouped = false, copyLabel, copiedLabel }: SecretProps) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      select(shown.current);
    }
  };
  return (
    <div className="secret">
      <span className="secret__value" translate="no" ref={shown}>
        {grouped ? inGroups(value) : value}
      </span>
      <Button
        size="small"
        icon={isCopied ? "check" : undefined}
        onClick={() => {
          void copy();
        }}
      >
        {copyLabel}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && copiedLabel}
      </span>
    </div>
  );
}
