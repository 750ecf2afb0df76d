import type { ReactNode } from "react";
import "./person-card.css";

export type PersonFact = {
  readonly key: string;
  readonly term: ReactNode;
  readonly text: ReactNode;
};

export type PersonCard = {
  readonly key: string;
  readonly state?: "provisional" | "missing" | undefined;
  readonly name: ReactNode;
  readonly status: ReactNode;
  readonly facts: readonly PersonFact[];
  readonly results: readonly PersonFact[];
  readonly foot: ReactNode;
};

export function PersonCards({
  label,
  people,
}: {
  readonly label: string;
  readonly people: readonly PersonCard[];
}) {
  return (
    <ul className="people" aria-label={label}>
      {people.map(({ key, state, name, status, facts, results, foot }) => (
        <li key={key} className="person" data-state={state}>
          <div className="person__head">
            <h2 className="person__name">{name}</h2>
            <span className="row">{status}</span>
          </div>
          <PersonFacts facts={facts} />
          <PersonFacts facts={results} />
          <div className="person__foot">{foot}</div>
        </li>
      ))}
    </ul>
  );
}

function PersonFacts({ facts }: { readonly facts: readonly PersonFact[] }) {
  return (
    <dl className="person__rows">
      {facts.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
