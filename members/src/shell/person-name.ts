interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** e.g. "LK-20004" */
  readonly number: string;
}

/** The server fills in the name of the invitation until people give their own. Without either, the number of the case stands for it. */
export const fullName = ({ firstName, lastName, number }: Named): string =>
  `${firstName} ${lastName}`.trim() || number;

/** The first name, for a sentence about one person of the application. */
export const shortName = (person: Named): string => person.firstName || fullName(person);
