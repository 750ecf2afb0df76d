import { Button } from "@latchkey/ui/button/button.tsx";
import { Codes } from "@latchkey/ui/codes/codes.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveAsFile, textFile } from "../calls/save-as-file.ts";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useSave } from "../saving/use-save.ts";
import { RenewRecoveryCodes } from "./account.graphql.ts";

interface CodesPartProps {
  readonly email: string;
  readonly left: number;
  readonly onRenewed: () => void;
}

export function CodesPart({ email, left, onRenewed }: CodesPartProps) {
  const { t } = useTranslation("account");
  const { isBusy, failure, save } = useSave(RenewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = async () => {
    const data = await save({});
    if (data) setCodes(data.renewRecoveryCodes);
  };
  const close = () => {
    setCodes(undefined);
    onRenewed();
  };
  return (
    <ConsolePanel
      title={t("codes.title")}
      tools={
        <Button size="small" icon="refresh" busy={isBusy} onClick={() => void renew()}>
          {t("codes.renew")}
        </Button>
      }
    >
      {failure && <SaveProblem failure={failure} />}
      <p>
        {t("codes.left", { count: left })} {t("codes.text")}
      </p>
      {codes && <ShownCodes email={email} codes={codes} onClose={close} />}
    </ConsolePanel>
  );
}

interface ShownCodesProps {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes cannot be shown again, so only the button closes the dialog. */
function ShownCodes({ email, codes, onClose }: ShownCodesProps) {
  const { t } = useTranslation(["account", "enrolment"]);
  const download = () => {
    const title = t("enrolment:recovery.fileTitle", { email });
    const lines = [title, "", ...codes, "", t("enrolment:recovery.fileNote"), ""];
    saveAsFile("latchkey-recovery-codes.txt", textFile(lines.join("\n")));
  };
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={t("codes.shown")}
      lead={t("codes.shownText")}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t("codes.done")}
          </Button>
          <Button icon="download" onClick={download}>
            {t("enrolment:recovery.download")}
          </Button>
        </>
      }
    >
      <Codes label={t("enrolment:recovery.list")} codes={codes} />
    </Modal>
  );
}
