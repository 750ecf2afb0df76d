import { asksExpiry, expiryIssue } from "@latchkey/domain/identity/expiry.ts";
import { Signposting } from "../../documents/steps/signposting.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { useSide } from "../use-side.ts";

export function SignpostingStep() {
  const { wizard } = useIdentityStep();
  const { docSignposting = [], expiry } = wizard.state.values;
  const { type, side, slot } = useSide();
  return (
    <Signposting
      type={type}
      side={side}
      understood={docSignposting.includes(slot)}
      expiry={asksExpiry(type, side) ? { known: expiry?.[slot], issue: expiryIssue } : undefined}
      onUnderstood={(date) =>
        void wizard.submit({
          docSignposting: [...new Set([...docSignposting, slot])],
          ...(date !== undefined && { expiry: { ...expiry, [slot]: date } }),
        })
      }
    />
  );
}
