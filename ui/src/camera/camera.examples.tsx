import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import doorway from "../illustrations/doorway.svg";
import { FaceSamples } from "../samples/face-samples.tsx";
import { CameraFrame } from "./camera-frame.tsx";
import { CameraNote } from "./camera-note.tsx";
import { CameraPhoto } from "./camera-photo.tsx";
import { EqualActions } from "./equal-actions.tsx";

function DrawnPerson() {
  return (
    <svg
      className="camera__picture"
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Live picture of your camera"
    >
      <rect width="640" height="480" fill="#7a8fa0" />
      <path d="M126 490c8-120 101-140 194-140s186 20 194 140z" fill="#2f5d77" />
      <ellipse cx="320" cy="230" rx="88" ry="116" fill="#b97a57" />
    </svg>
  );
}

export const examples: Examples = {
  live: () => (
    <CameraFrame hint="Fit your face inside the shape">
      <DrawnPerson />
    </CameraFrame>
  ),
  "long-hint": () => (
    <CameraFrame hint="Bringen Sie Ihr Gesicht in die gestrichelte Form">
      <DrawnPerson />
    </CameraFrame>
  ),
  taken: () => <CameraPhoto src={doorway} alt="The photo that you took" />,
  starting: () => (
    <CameraFrame>
      <CameraNote busy>The camera is starting</CameraNote>
    </CameraFrame>
  ),
  "long-note": () => (
    <CameraFrame>
      <CameraNote busy>
        Die Kamera wird eingeschaltet. Wenn der Browser danach fragt, wählen Sie bitte „Zulassen“.
      </CameraNote>
    </CameraFrame>
  ),
  off: () => (
    <CameraFrame>
      <CameraNote>The camera is off</CameraNote>
    </CameraFrame>
  ),
  samples: () => (
    <FaceSamples
      captions={{ good: "Whole face, good light", dark: "Light from behind", covered: "Face covered" }}
    />
  ),
  "equal-answers": () => (
    <EqualActions>
      <Button>Take the photo after all</Button>
      <Button>Continue without a photo</Button>
    </EqualActions>
  ),
};
