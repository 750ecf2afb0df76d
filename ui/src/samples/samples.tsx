import { SampleCards } from "./sample-cards.tsx";

export const sampleKinds = ["good", "crop", "blur"] as const;
export type SampleKind = (typeof sampleKinds)[number];

type SamplesProps = {
  readonly captions: Readonly<Record<SampleKind, string>>;
};

/** One good photo of a document and two bad ones, drawn, so that no real document is shown. */
export function Samples({ captions }: SamplesProps) {
  return <SampleCards kinds={sampleKinds} captions={captions} drawing={() => sheet} />;
}

// The bad kinds are the same picture, moved or blurred by the style of their card.
const sheet = (
  <>
    <rect x="6" y="6" width="288" height="188" rx="10" className="sample__sheet" />
    <path className="sample__line" d="M6 146h288" />
    <rect x="28" y="30" width="74" height="94" rx="4" className="sample__box" />
    <circle cx="65" cy="66" r="16" className="sample__fill" />
    <path className="sample__fill" d="M36 124c2-24 14-32 29-32s27 8 29 32z" />
    <path
      className="sample__line"
      d="M124 42h70M124 62h118M124 82h92M124 102h104M124 122h60M28 162h244M28 178h244"
    />
  </>
);
