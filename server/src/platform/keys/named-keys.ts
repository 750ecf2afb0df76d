import { WrongSetting } from "../config/wrong-setting.ts";

/** A setting of several keys with ids, the newest first. */
export interface NamedKey {
  readonly id: string;
  readonly secret: Buffer;
}

export const KEY_BYTES = 32;
const KEY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]{43,}={0,2})$/;

type KeySetting = "SECRET_KEYS" | "REPORT_SIGNING_KEYS";

const namedKey = (setting: KeySetting, text: string): NamedKey => {
  const match = KEY.exec(text.trim());
  const secret = Buffer.from(match?.[2] ?? "", "base64");
  if (!match?.[1] || secret.length < KEY_BYTES) {
    throw new WrongSetting(
      `The setting ${setting} has to be a list like 2026a:BASE64,2025b:BASE64 with at least 32 random bytes each, the newest first.`,
    );
  }
  return { id: match[1], secret };
};

/** @throws WrongSetting */
export const namedKeys = (
  setting: KeySetting,
  text: string,
): readonly [newest: NamedKey, ...older: NamedKey[]] => {
  const [first = "", ...others] = text.split(",");
  const keys = [namedKey(setting, first), ...others.map((one) => namedKey(setting, one))] as const;
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new WrongSetting(`The setting ${setting} names two keys alike.`);
  return keys;
};
