import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { SubmitBox } from "@latchkey/ui/submit-box/submit-box.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { ApplicationLink } from "../shell/application-link.tsx";

interface SendBoxProps {
  readonly isReady: boolean;
}

/** The dashboard sends (spec 1 §2): from here it is one press away. */
export function SendBox({ isReady }: SendBoxProps) {
  const { t } = useTranslation("check-answers");
  return (
    <div className="screen-only">
      <SubmitBox
        state={isReady ? "ready" : undefined}
        title={t(isReady ? "box.sendTitle" : "box.openTitle")}
        note={t(isReady ? "box.sendText" : "box.openText")}
        action={
          <ButtonLink
            variant={isReady ? "primary" : undefined}
            block
            onward={isReady}
            href={DASHBOARD_PATH}
            linkAs={ApplicationLink}
          >
            {t(isReady ? "box.goSend" : "box.back")}
          </ButtonLink>
        }
      />
    </div>
  );
}

export function KeepBox() {
  const { t } = useTranslation("check-answers");
  return (
    <div className="screen-only">
      <SubmitBox
        state="submitted"
        title={t("box.keepTitle")}
        note={t("box.keepText")}
        action={
          <Button variant="primary" block onClick={() => window.print()}>
            {t("box.printIt")}
          </Button>
        }
      >
        <TextLink icon="arrow-left" href={DASHBOARD_PATH} linkAs={ApplicationLink}>
          {t("box.back")}
        </TextLink>
      </SubmitBox>
    </div>
  );
}
