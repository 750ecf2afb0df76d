import { provider } from "./provider.ts";

/** Words, or the address itself. */
export const mailLink = (words: string) => {
  const { supportEmail } = provider();
  return (
    <a href={`mailto:${supportEmail}`} translate={words === supportEmail ? "no" : undefined}>
      {words}
    </a>
  );
};

export const mail = { mail: mailLink };
