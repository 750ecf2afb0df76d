import { provider } from "./provider.ts";

/** A link that writes to the provider's support. */
export const mailLink = (words: string) => <a href={`mailto:${provider().supportEmail}`}>{words}</a>;

/** For texts whose only tag is `<mail>`. */
export const mail = { mail: mailLink };
