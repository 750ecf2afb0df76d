import { provider } from "./provider.ts";

export const mailLink = (words: string) => <a href={`mailto:${provider().supportEmail}`}>{words}</a>;

export const mail = { mail: mailLink };
