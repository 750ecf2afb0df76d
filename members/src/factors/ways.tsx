import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { CodeForm } from "./code-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { canUsePasskeys } from "./passkeys.ts";
import type { SecondFactor, Way } from "./use-second-factor.ts";

interface WaysProps {
  readonly factors: readonly string[];
  readonly factor: SecondFactor;
}

/** Passkey and code, whichever is set up. */
export function Ways({ factors, factor }: WaysProps) {
  const { t } = useTranslation("second-factor");
  const hasPasskey = factors.includes("passkey");
  const hasApp = factors.includes("app");
  const isUsable = canUsePasskeys();
  return (
    <>
      {hasPasskey &&
        (isUsable ? (
          <Passkey factor={factor} hasOther={hasApp} />
        ) : (
          <Alert title={t("passkey.unsupported")} />
        ))}
      {hasPasskey && hasApp && <hr />}
      {hasApp && (
        <CodeForm
          kind="app"
          label={t(hasPasskey && isUsable ? "code.labelOr" : "code.label")}
          hint={t("code.hint")}
          submit={t("code.submit")}
          isPrimary={!hasPasskey || !isUsable}
          isBusy={factor.busyWith === "app"}
          required={t("code.required")}
          wrong={{ text: t("code.wrong"), times: wrongTimes(factor, "app") }}
          onSubmit={(code) => void factor.sendCode("app", code)}
        />
      )}
    </>
  );
}

/** The number of wrong attempts this way; 0 while another way is shown. */
export const wrongTimes = ({ problem }: SecondFactor, way: Way): number =>
  problem?.way === way && problem.kind === "wrong" ? problem.times : 0;

interface PasskeyProps {
  readonly factor: SecondFactor;
  /** There is another way on this card. */
  readonly hasOther: boolean;
}

function Passkey({ factor, hasOther }: PasskeyProps) {
  const { t } = useTranslation("second-factor");
  const { problem, busyWith, sendPasskey } = factor;
  const texts = {
    wrong: t("passkey.refused"),
    unusable: t("passkey.refused"),
    cancelled: t(hasOther ? "passkey.cancelledOther" : "passkey.cancelled"),
  };
  return (
    <PasskeyButton
      label={t("passkey.use")}
      isBusy={busyWith === "passkey"}
      error={problem?.way === "passkey" ? texts[problem.kind] : undefined}
      onPress={() => void sendPasskey()}
    />
  );
}
