import { validDate } from "@latchkey/domain/rules/civil-date.ts";
import { canonicalEmail, emailIssue } from "@latchkey/domain/rules/email.ts";
import type { TypedApplication } from "@latchkey/members/new-applications/typed-application.ts";
import { useRef, useState } from "react";
import { useClient } from "urql";
import type { SentBeforeOfQueryVariables } from "../../graphql/operations.generated.ts";
import { type SentBefore, SentBeforeOf } from "./new-application.graphql.ts";

type Asked = SentBeforeOfQueryVariables;
type Found = readonly SentBefore[];

interface Field {
  readonly path: string;
  readonly email: string;
}

const emailFields = ({ people }: TypedApplication): readonly Field[] =>
  people
    .flatMap(({ email, guarantor }, index) => [
      { path: `people.${index}.email`, email },
      { path: `people.${index}.guarantor.email`, email: guarantor?.email ?? "" },
    ])
    .filter(({ email }) => !emailIssue(email));

const askedOf = (typed: TypedApplication): Asked => ({
  home: typed.home.trim(),
  start: validDate()(typed.start) ? null : typed.start,
  reference: typed.reference.trim(),
  emails: emailFields(typed).map(({ email }) => canonicalEmail(email)),
});

const isEmpty = ({ home, start, reference, emails }: Asked): boolean =>
  (home === "" || start === null) && reference === "" && emails.length === 0;

/** The fields that a finding is about, unless their text has changed since. */
const pathsOf = (one: SentBefore, typed: TypedApplication, asked: Asked): readonly string[] => {
  const now = askedOf(typed);
  switch (one.kind) {
    case "HOME":
      return now.home === asked.home && now.start === asked.start ? ["home"] : [];
    case "REFERENCE":
      return now.reference === asked.reference ? ["reference"] : [];
    case "PERSON":
      return emailFields(typed).flatMap(({ path, email }) =>
        canonicalEmail(email) === one.email ? [path] : [],
      );
  }
};

const placed = (found: Found, typed: TypedApplication, asked: Asked): ReadonlyMap<string, Found> => {
  const places = new Map<string, Found>();
  for (const one of found)
    for (const path of pathsOf(one, typed, asked)) places.set(path, [...(places.get(path) ?? []), one]);
  return places;
};

const NOTHING: { readonly asked: Asked; readonly found: Found } = {
  asked: { home: "", start: null, reference: "", emails: [] },
  found: [],
};

const keyOf = ({ kind, applicationId, email }: SentBefore): string => `${kind} ${applicationId} ${email}`;

/** Applications of the agency that the typed one may repeat: asked for as fields are left, and before it is sent. */
export const useSentBefore = () => {
  const client = useClient();
  const last = useRef<{ readonly key: string; readonly answer: Promise<Found> }>(undefined);
  const [known, setKnown] = useState(NOTHING);
  const [told, setTold] = useState<readonly string[]>([]);

  const load = async (asked: Asked): Promise<Found> => {
    const { data } = await client.query(SentBeforeOf, asked, { requestPolicy: "network-only" }).toPromise();
    if (!data) last.current = undefined;
    return data?.sentBefore ?? [];
  };
  /** An unanswered question stops nothing: the server judges what is sent. */
  const ask = async (typed: TypedApplication): Promise<Found> => {
    const asked = askedOf(typed);
    const key = JSON.stringify(asked);
    if (last.current?.key !== key)
      last.current = { key, answer: isEmpty(asked) ? Promise.resolve([]) : load(asked) };
    const found = await last.current.answer;
    if (last.current?.key === key) setKnown({ asked, found });
    return found;
  };
  return {
    ask,
    /** The user has pressed the button before, with the same findings, so that it may be sent. */
    isAccepted: async (typed: TypedApplication): Promise<boolean> => {
      // The server refuses a reference that is taken.
      const keys = (await ask(typed)).filter(({ kind }) => kind !== "REFERENCE").map(keyOf);
      setTold(keys);
      return keys.every((key) => told.includes(key));
    },
    placesIn: (typed: TypedApplication) => placed(known.found, typed, known.asked),
    /** The button was pressed while something was found. */
    isStopped: told.length > 0 && known.found.some((one) => told.includes(keyOf(one))),
  };
};
