/** The applicant as the server shows them. */
export interface Person {
  readonly first_name: string;
  readonly last_name: string;
}

/** A body before its kind's fields are checked. */
export type PersonBody = Person & Readonly<Record<string, unknown>>;

export const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`.trim();
