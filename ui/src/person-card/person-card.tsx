import type { ReactElement, ReactNode } from "react";
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
  /** Facts, or what else stands above the foot. */
  readonly results: readonly PersonFact[] | ReactElement;
  readonly foot: ReactNode;
};

type PersonCardsProps = {
  readonly label: string;
  /** The cards stand below a heading of their own. */
  readonly isBelowHeading?: boolean | undefined;
  readonly people: readonly PersonCard[];
};

export function PersonCards({ label, isBelowHeading = false, people }: PersonCardsProps) {
  const Name = isBelowHeading ? "h3" : "h2";
  return (
    <ul className="people" aria-label={label}>
      {people.map(({ key, state, name, status, facts, results, foot }) => (
        <li key={key} className="person" data-state={state}>
          <div className="person__head">
            <Name className="person__name">{name}</Name>
            <span className="row">{status}</span>
          </div>
          <PersonFacts facts={facts} />
          {"length" in results ? <PersonFacts facts={results} /> : <div>{results}</div>}
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
