import { isIP } from "node:net";
import { z } from "zod";

export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Schemas of single settings. Their error messages complete the sentence "The setting NAME …". */

export const flag = z.enum(["true", "false"], "has to be true or false").transform((text) => text === "true");

export const whole = (least: number, most: number) =>
  z.coerce
    .number("has to be a number")
    .int("has to be a whole number")
    .min(least, `has to be at least ${least}`)
    .max(most, `may be at most ${most}`);

export const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `has to be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    );

export const proxies = z.string().transform((text, context): boolean | string[] => {
  if (text === "true" || text === "false") return text === "true";
  const networks = text.split(",").map((network) => network.trim());
  if (networks.every((network) => isIP(network.split("/")[0] ?? "") !== 0)) return networks;
  context.addIssue({
    code: "custom",
    message: "has to be true, false, or addresses of proxies with commas between",
  });
  return z.NEVER;
});

/** Addresses with commas between, of which scheme, host and port count. */
export const origins = z.string().transform((text, context): readonly string[] => {
  const given = text.split(",").map((one) => one.trim());
  if (given.every((one) => URL.canParse(one) && /^https?:$/.test(new URL(one).protocol)))
    return given.map((one) => new URL(one).origin);
  context.addIssue({
    code: "custom",
    message: "has to be addresses like http://127.0.0.1:9000 with commas between",
  });
  return z.NEVER;
});

/** `tcp://host:port`, or `unix:` and the absolute path of a socket. */
export const scannerAddress = z.string().transform((text, context): ScannerAddress => {
  if (text.startsWith("unix:/")) return { path: text.slice("unix:".length) };
  if (text.startsWith("tcp://") && URL.canParse(text)) {
    const { hostname, port } = new URL(text);
    if (hostname !== "" && port !== "") return { host: hostname, port: Number(port) };
  }
  context.addIssue({
    code: "custom",
    message: "has to be tcp://host:port, or unix: and the path of a socket",
  });
  return z.NEVER;
});
