import "./face-samples.css";
import { SampleCards } from "./sample-cards.tsx";

export const faceSampleKinds = ["good", "dark", "covered"] as const;
type FaceSampleKind = (typeof faceSampleKinds)[number];

type FaceSamplesProps = {
  readonly captions: Readonly<Record<FaceSampleKind, string>>;
};

/** One good photo of a face and two bad ones, drawn, so that no real person is shown. */
export function FaceSamples({ captions }: FaceSamplesProps) {
  return <SampleCards kinds={faceSampleKinds} captions={captions} drawing={portrait} />;
}

const portrait = (kind: FaceSampleKind) => (
  <>
    <rect className="face-sample__wall" x="2" y="2" width="296" height="196" rx="10" />
    {kind === "dark" && <Window />}
    <Person />
    {kind !== "dark" && <Face />}
    {kind === "covered" && <Glasses />}
  </>
);

function Window() {
  return (
    <>
      <rect className="face-sample__window" x="62" y="16" width="176" height="130" rx="4" />
      <path className="face-sample__line" d="M150 16v130M62 80h176" />
    </>
  );
}

function Person() {
  return (
    <>
      <path className="face-sample__skin" d="M66 198c4-36 40-50 84-50s80 14 84 50z" />
      <ellipse className="face-sample__skin" cx="150" cy="88" rx="46" ry="58" />
    </>
  );
}

function Face() {
  return (
    <>
      <circle className="face-sample__eye" cx="133" cy="82" r="4" />
      <circle className="face-sample__eye" cx="167" cy="82" r="4" />
      <path className="face-sample__line" d="M150 86v18M135 120c9 7 21 7 30 0" />
    </>
  );
}

function Glasses() {
  return (
    <>
      <rect className="face-sample__glasses" x="110" y="68" width="36" height="26" rx="10" />
      <rect className="face-sample__glasses" x="154" y="68" width="36" height="26" rx="10" />
      <path className="face-sample__line" d="M144 78h12" />
    </>
  );
}
