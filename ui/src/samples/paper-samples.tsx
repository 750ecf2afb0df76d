import { SampleCards } from "./sample-cards.tsx";
import { type SampleKind, sampleKinds } from "./samples.tsx";

type PaperSamplesProps = {
  readonly captions: Readonly<Record<SampleKind, string>>;
};

export function PaperSamples({ captions }: PaperSamplesProps) {
  return <SampleCards kinds={sampleKinds} captions={captions} drawing={() => page} />;
}

const page = (
  <>
    <rect x="81" y="4" width="138" height="192" rx="3" className="sample__sheet" />
    <rect x="96" y="20" width="34" height="16" rx="2" className="sample__box" />
    <path
      className="sample__line"
      d="M96 52h52M96 66h70M96 92h108M96 108h108M96 124h108M96 140h108M96 156h108M96 176h40M180 176h24"
    />
  </>
);
