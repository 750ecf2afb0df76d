import { Packs } from "@latchkey/members/right-to-rent/packs.tsx";
import { lazy, Suspense } from "react";
import type { ShownCheck, ShownRightToRent } from "./right-to-rent.graphql.ts";

const PackAsking = lazy(async () => ({ default: (await import("./pack-asking.tsx")).PackAsking }));

interface RecordPacksProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
  readonly onChanged: (text: string) => void;
}

export function RecordPacks({ shown, check, onChanged }: RecordPacksProps) {
  const hasCounted = check.state === "COMPLETE" || check.state === "WITHOUT_EXCUSE";
  if (!hasCounted) return null;
  return (
    <Packs
      packs={check.packs}
      hasEvidence={check.values.length > 0}
      asking={(dialog) => (
        <Suspense fallback={null}>
          <PackAsking {...dialog} shown={shown} check={check} />
        </Suspense>
      )}
      onChanged={onChanged}
    />
  );
}
