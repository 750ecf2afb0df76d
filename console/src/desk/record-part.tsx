import { Button } from "@latchkey/ui/button/button.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface RecordPartProps {
  readonly isRecorded: boolean;
  readonly correct: string;
  /** @param close undefined for the first record, which cannot be given up */
  readonly children: (close: (() => void) | undefined) => ReactNode;
}

/** The form of a record, or the button that opens it again. The focus stays in the part. */
export function RecordPart({ isRecorded, correct, children }: RecordPartProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const id = useId();
  const isOpen = !isRecorded || isCorrecting;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isOpen !== wasOpen.current && isLost) focusField(id);
    wasOpen.current = isOpen;
  }, [isOpen, id]);
  return (
    <div id={id}>
      {isOpen ? (
        children(isCorrecting ? () => setCorrecting(false) : undefined)
      ) : (
        <Button size="small" onClick={() => setCorrecting(true)}>
          {correct}
        </Button>
      )}
    </div>
  );
}
