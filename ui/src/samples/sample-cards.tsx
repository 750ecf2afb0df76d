import type { ReactNode } from "react";
import "./samples.css";
import { Icon } from "../icon/icon.tsx";

type SampleCardsProps<Kind extends string> = {
  readonly kinds: readonly Kind[];
  readonly captions: Readonly<Record<Kind, string>>;
  readonly drawing: (kind: Kind) => ReactNode;
};

export function SampleCards<Kind extends string>({ kinds, captions, drawing }: SampleCardsProps<Kind>) {
  return (
    <div className="samples">
      {kinds.map((kind) => (
        <figure
          key={kind}
          className="sample-card"
          data-state={kind === "good" ? "good" : "bad"}
          data-kind={kind === "good" ? undefined : kind}
        >
          <svg className="sample" viewBox="0 0 300 200" aria-hidden="true" focusable="false">
            {drawing(kind)}
          </svg>
          <figcaption>
            <Icon name={kind === "good" ? "check" : "x"} small />
            {captions[kind]}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
