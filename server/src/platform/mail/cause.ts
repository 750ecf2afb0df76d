/**
 * What an e-mail is about: a kind, like `invitation`, and the id of its object. It tells a report of a failed delivery
 * which e-mail it means. Both are ours: nothing that people typed.
 */
export interface Cause {
  readonly kind: string;
  readonly id: string;
}

/** In the header of every e-mail, which a report returns. */
export const CAUSE_HEADER = "X-Latchkey-Email";

const KIND = "[a-z]+(?:-[a-z]+)*";
const ID = "[0-9A-Za-z]+(?:-[0-9A-Za-z]+)*";
const WHOLE = new RegExp(`^(${KIND})/(${ID})$`);
const IN_RETURN_PATH = new RegExp(`\\+(${KIND})=(${ID})@`);

export const causeText = ({ kind, id }: Cause): string => `${kind}/${id}`;

const found = (match: RegExpExecArray | null): Cause | undefined => {
  const [, kind, id] = match ?? [];
  return kind !== undefined && id !== undefined ? { kind, id } : undefined;
};

export const causeFrom = (text: string): Cause | undefined => found(WHOLE.exec(text.trim()));

/** `bounces@mail.example` → `bounces+invitation=5f0c@mail.example`: many mail servers report to it and quote no header. */
export const returnPathFor = (mailbox: string, { kind, id }: Cause): string => {
  const at = mailbox.lastIndexOf("@");
  return `${mailbox.slice(0, at)}+${kind}=${id}${mailbox.slice(at)}`;
};

/** The cause in the address that a report went to. */
export const causeInReturnPath = (addresses: string): Cause | undefined =>
  found(IN_RETURN_PATH.exec(addresses));
