import type { Config } from "../config/config.ts";
import type { Sender } from "./email.ts";

export const senderOf = ({ provider: { name, supportEmail } }: Pick<Config, "provider">): Sender => ({
  provider: name,
  supportEmail,
});
