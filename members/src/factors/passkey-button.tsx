import { Button } from "@latchkey/ui/button/button.tsx";
import { FieldError } from "@latchkey/ui/field/field-error.tsx";
import { useId } from "react";

interface PasskeyButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** The failure of the last press. */
  readonly error: string | undefined;
  readonly onPress: () => void;
}

/** The button that has the device ask for a passkey, with what went wrong above it. */
export function PasskeyButton({ label, isBusy, error, onPress }: PasskeyButtonProps) {
  const errorId = useId();
  return (
    <div>
      <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
      <Button
        variant="primary"
        block
        icon="key"
        busy={isBusy}
        aria-describedby={error ? errorId : undefined}
        onClick={onPress}
      >
        {label}
      </Button>
    </div>
  );
}
