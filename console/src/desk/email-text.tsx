/** An address that may be broken where a reader expects it. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
