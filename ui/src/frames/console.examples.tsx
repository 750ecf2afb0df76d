import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { ConsolePanel, PlainPanel } from "../console-panel/console-panel.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import closedDoor from "../illustrations/closed-door.svg";
import { OtpInput } from "../otp-input/otp-input.tsx";
import { QrPicture } from "../qr-picture/qr-picture.tsx";
import { Secret } from "../secret/secret.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { ConsoleFrame, ConsoleMessage, ConsoleSplit } from "./console-frame.tsx";
import { Gate, GateHead, GateSteps, GateTwo } from "./gate.tsx";

const corner = (x: number, y: number) =>
  `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;

const code = (
  <Field label="Enter the 6 digits from your app" hint="The code changes every 30 seconds.">
    {(aria) => <OtpInput {...aria} name="code" />}
  </Field>
);

export const whole = true;

export const examples: Examples = {
  gate: () => (
    <Gate
      foot={
        <>
          <TextButton>Use a recovery code</TextButton> Lost everything? Ask your administrator.
        </>
      }
    >
      <GateHead step="Step 2 of 2" title="One more step">
        You are signing in as <strong>priya.nair@quillfield.example</strong>.
      </GateHead>
      <Button variant="primary" block icon="key">
        Use your passkey
      </Button>
      <hr />
      {code}
      <Button block>Continue</Button>
    </Gate>
  ),
  "gate-wide": () => (
    <Gate wide>
      <GateHead step="First visit" title="Set up your second step" />
      <GateTwo
        picture={
          <QrPicture
            size={29}
            path={corner(4, 4) + corner(18, 4) + corner(4, 18)}
            label="QR code for your authenticator app"
          />
        }
      >
        <GateSteps>
          <li>Open your authenticator app and scan the code.</li>
          <li>Or type this key by hand:</li>
        </GateSteps>
        <Secret value="KZ4M7QPA2HTN6WVDR3EX5BUY" grouped copyLabel="Copy" copiedLabel="The key is copied." />
        {code}
      </GateTwo>
    </Gate>
  ),
  page: () => (
    <ConsoleFrame
      title="Team"
      lead="6 people, 1 invitation."
      actions={
        <Button variant="primary" size="small" icon="plus">
          Invite a colleague
        </Button>
      }
    >
      <ConsoleSplit
        rail={
          <ConsolePanel title="Blocking a person">
            <p>Signs them out at once. What they did stays in the log under their name.</p>
          </ConsolePanel>
        }
      >
        <PlainPanel label="People">
          <p>Nobody has been invited yet.</p>
        </PlainPanel>
      </ConsoleSplit>
    </ConsoleFrame>
  ),
  message: () => (
    <ConsoleMessage
      art={closedDoor}
      title="This is not for your role"
      actions={
        <ButtonLink variant="primary" size="small" href="#home">
          Go to the team
        </ButtonLink>
      }
    >
      <p className="soft">Administrators set the rules and see no cases.</p>
    </ConsoleMessage>
  ),
};
