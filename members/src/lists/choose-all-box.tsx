import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";

interface ChooseAllBoxProps {
  readonly label: string;
  /** The rows that are shown, and those of them that are marked. */
  readonly shown: number;
  readonly marked: number;
  readonly onToggle: () => void;
}

/** Marks every row of a page, or none if all were marked. */
export function ChooseAllBox({ label, shown, marked, onToggle }: ChooseAllBoxProps) {
  return (
    <Checkbox
      variant="dense"
      label={label}
      checked={marked === shown}
      ref={(box) => {
        if (box) box.indeterminate = marked > 0 && marked < shown;
      }}
      onChange={onToggle}
    />
  );
}
