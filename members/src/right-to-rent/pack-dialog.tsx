import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { packIssues } from "@latchkey/domain/compliance/right-to-rent/pack.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { saveAsFile } from "../calls/save-as-file.ts";
import { FormDialog } from "../saving/form-dialog.tsx";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useSavedForm } from "../saving/use-saved-form.ts";
import { fetchPack, type PackFault, packFault } from "./fetch-pack.ts";

/** Asks the server for a pack. */
export interface AskForPack {
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** @returns its address; undefined if it was refused */
  readonly ask: (handedTo: string) => Promise<string | undefined>;
}

interface PackDialogProps {
  readonly asking: AskForPack;
  readonly fileName: string;
  /** The party that seems to be responsible. */
  readonly receiver: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "pack-";

const usePack = ({ asking, fileName, onDone }: PackDialogProps) => {
  const session = useSession();
  const [isFetching, setFetching] = useState(false);
  const [fault, setFault] = useState<PackFault>();
  const download = async (handedTo: string): Promise<void> => {
    setFault(undefined);
    const address = await asking.ask(handedTo);
    if (address === undefined) return;
    setFetching(true);
    const pack = await fetchPack(session, address);
    setFetching(false);
    if (typeof pack === "string") return setFault(pack);
    saveAsFile(fileName, pack);
    onDone();
  };
  return { isBusy: asking.isBusy || isFetching, fault, download };
};

export function PackDialog(props: PackDialogProps) {
  const { asking, receiver, onClose } = props;
  const { failure } = asking;
  const { t } = useTranslation(["right-to-rent", "page"]);
  const textOf = useIssueText();
  const { isBusy, fault, download } = usePack(props);
  const form = useSavedForm<{ handedTo: string }>({
    defaults: { handedTo: receiver },
    issues: packIssues,
    fields: ["handedTo"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: ({ handedTo }) => void download(handedTo),
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("pack.ask"),
        lead: t("pack.lead"),
        submit: t("pack.submit"),
        cancel: t("page:cancel"),
      }}
      isBusy={isBusy}
      problem={<PackProblem failure={failure} fault={fault} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field
        label={t("pack.handedTo")}
        hint={t("pack.handedToHint")}
        id={`${ID_PREFIX}handedTo`}
        error={textOf(form.issues.handedTo, { "validation.required": t("pack.required") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("handedTo")} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}

interface PackProblemProps {
  readonly failure: MutationFailure | undefined;
  readonly fault: PackFault | undefined;
}

function PackProblem({ failure, fault }: PackProblemProps) {
  const { t } = useTranslation("right-to-rent");
  if (failure) {
    const refused = failure.kind === "refused" ? packFault(failure.code) : undefined;
    return (
      <SaveProblem failure={failure} refused={refused && t(`pack.faults.${refused}`)} fields={["handedTo"]} />
    );
  }
  return (
    fault && (
      <Alert tone="critical" title={t("pack.failed")} announced>
        <AlertText>{t(`pack.faults.${fault}`)}</AlertText>
      </Alert>
    )
  );
}
