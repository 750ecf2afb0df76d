/** Machine-readable zones as on real documents (ICAO 9303 parts 3 to 5). */

export interface Holder {
  readonly surname: string;
  readonly givenNames: string;
  readonly number: string;
  readonly state: string;
  readonly birthdate: string;
  readonly expiry: string;
  readonly sex: "F" | "M" | "X";
}

const WEIGHTS = [7, 3, 1];

const worth = (character: string): number => (character === "<" ? 0 : Number.parseInt(character, 36));

export const checkDigit = (text: string): string =>
  String([...text].reduce((sum, one, place) => sum + worth(one) * (WEIGHTS[place % 3] ?? 0), 0) % 10);

const filled = (text: string, length: number): string => text.slice(0, length).padEnd(length, "<");
const checked = (text: string): string => text + checkDigit(text);
const names = ({ surname, givenNames }: Holder): string =>
  `${surname}<<${givenNames}`.toUpperCase().replaceAll(/[ -]/g, "<");
const sexOf = ({ sex }: Holder): string => (sex === "X" ? "<" : sex);

export const passportLines = (holder: Holder): readonly string[] => {
  const number = checked(filled(holder.number, 9));
  const birthdate = checked(holder.birthdate);
  const expiry = checked(holder.expiry);
  const optional = checked(filled("", 14));
  const composite = checkDigit(number + birthdate + expiry + optional);
  return [
    `P<${holder.state}${filled(names(holder), 39)}`,
    `${number}${holder.state}${birthdate}${sexOf(holder)}${expiry}${optional}${composite}`,
  ];
};

export const cardLines = (holder: Holder): readonly string[] => {
  const number = checked(filled(holder.number, 9));
  const birthdate = checked(holder.birthdate);
  const expiry = checked(holder.expiry);
  const first = filled("", 15);
  const second = filled("", 11);
  const composite = checkDigit(number + first + birthdate + expiry + second);
  return [
    `I<${holder.state}${number}${first}`,
    `${birthdate}${sexOf(holder)}${expiry}${holder.state}${second}${composite}`,
    filled(names(holder), 30),
  ];
};
