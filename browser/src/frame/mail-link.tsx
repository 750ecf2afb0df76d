import { provider } from "./provider.ts";

/** Words that write to the provider's support. */
export const mailLink = (words: string) => <a href={`mailto:${provider().supportEmail}`}>{words}</a>;

/** For texts whose only tag is `<mail>`. */
export const mail = { mail: mailLink };
