import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import { type ApplicationRow, type PersonRow, readApplication } from "../applications/read-application.ts";
import { lockApplication } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { type InputsRead, readInputs } from "./decision-inputs.ts";

/** An application under decision: locked, and read once. */
export interface Home {
  readonly application: ApplicationRow;
  /** Deciding changes no inputs, so that they are read once a person. */
  readonly read: (person: PersonRow) => Promise<InputsRead>;
  readonly inputsOf: (person: PersonRow) => Promise<DecisionInputs>;
}

/** @returns undefined if there is no such application */
export const findHome = async (work: Work, applicationId: string): Promise<Home | undefined> => {
  await lockApplication(work.tx, applicationId);
  const application = await readApplication(work.tx, applicationId);
  if (!application) return undefined;
  const known = new Map<PersonRow, Promise<InputsRead>>();
  const read = (person: PersonRow): Promise<InputsRead> => {
    const reading = known.get(person) ?? readInputs(work, application, person);
    known.set(person, reading);
    return reading;
  };
  return { application, read, inputsOf: async (person) => (await read(person)).inputs };
};

/** @throws NOT_FOUND */
export const lockHome = async (work: Work, applicationId: string): Promise<Home> => {
  const home = await findHome(work, applicationId);
  if (!home) throw notFound();
  return home;
};

export const personIn = ({ application }: Home, { partyId }: PartyKey): PersonRow => {
  const person = application.people.find(({ standing }) => standing.uuid === partyId);
  if (!person) throw notFound();
  return person;
};
