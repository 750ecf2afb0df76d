import { isoOfParts, partsOfIso } from "@latchkey/ui/date-input/date-parts.ts";
import { type ComponentProps, useState } from "react";
import { DateGroup } from "./date-group.tsx";

interface IsoDateGroupProps extends Omit<ComponentProps<typeof DateGroup>, "value" | "onChange" | "parts"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** For a form that holds dates as text: the text has leading zeros, the inputs may not have them yet. */
export function IsoDateGroup({ value, onChange, ...rest }: IsoDateGroupProps) {
  const [typed, setTyped] = useState(() => partsOfIso(value));
  const parts = isoOfParts(typed) === value ? typed : partsOfIso(value);
  return (
    <DateGroup
      {...rest}
      value={parts}
      onChange={(next) => {
        setTyped(next);
        onChange(isoOfParts(next));
      }}
    />
  );
}
