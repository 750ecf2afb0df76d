import { firstIssue, type Issue, type Rule } from "./issue.ts";
import { required } from "./plain.ts";
import { tidyEmail } from "./tidy.ts";

/**
 * One local part, one @, a host of at least two labels. Deliberately not RFC 5322: quoted local parts, comments,
 * control characters, commas and semicolons are refused, because people's addresses have none of them and
 * each of them has been used to smuggle a second recipient into an e-mail.
 */
const EMAIL =
  /^(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{2,59})$/u;

const LONGEST_ADDRESS = 254;

export const emailFormat =
  (code = "validation.email.format"): Rule<string> =>
  (value) => {
    const address = tidyEmail(value);
    const fits = address.length <= LONGEST_ADDRESS && EMAIL.test(address) && !/^\.|\.\.|\.@/.test(address);
    return fits ? undefined : { code };
  };

/** Sign-in e-mail (spec 1 §5): empty → required, bad format → invalid. */
export const emailIssue = (value: string): Issue | undefined =>
  firstIssue<string>(required(), emailFormat())(value);

/** The canonical form, for storing and comparing addresses: tidy and in lower case. */
export const canonicalEmail = (value: string): string => tidyEmail(value).toLowerCase();

/** Lower case and without a plus tag, the way spec 2 §5 compares a landlord's address with the applicant's. */
const withoutTag = (value: string): string => {
  const address = canonicalEmail(value);
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(0, at));
  const [plain = ""] = local.split("+", 1);
  return at < 0 ? address : `${plain}${address.slice(at)}`;
};

/** A reference's address has to differ from the applicant's own (spec 2 §5, spec 3 §5). */
export const notOwnEmail =
  (own: string, code = "personalEmailMatch"): Rule<string> =>
  (value) =>
    withoutTag(value) === withoutTag(own) ? { code } : undefined;

/** `amara@example.com` → `a…@example.com`: enough to recognise one's own address, too little to reveal it. */
export const maskedEmail = (value: string): string => {
  const [local = "", host = ""] = canonicalEmail(value).split("@");
  return `${[...local][0] ?? ""}…@${host}`;
};
