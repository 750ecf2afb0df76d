import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";

/** An address that may be broken where a reader expects it. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <AsTyped>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </AsTyped>
  );
}
