export interface Person {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const firstCharacter = (text: string): string => [...text.trim()][0] ?? "";

/** The first letter of the first name, upper-cased (spec 1 §2); before there is a name, of the e-mail address. */
export const initialOf = ({ firstName, email }: Person): string =>
  (firstCharacter(firstName ?? "") || firstCharacter(email)).toLocaleUpperCase();

export const fullName = ({ firstName, lastName }: Person): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");

/** `amara` → `Amara`, for the greeting (spec 1 §2); empty before there is a name. */
export const capitalisedFirstName = ({ firstName }: Person): string => {
  const name = firstName?.trim() ?? "";
  const first = firstCharacter(name);
  return first.toLocaleUpperCase() + name.slice(first.length);
};
