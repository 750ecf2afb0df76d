import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { type ListedBundle, ReleaseCaseBundle } from "./investigations.graphql.ts";
import { settleRefusal } from "./settle-refusal.ts";

export interface SettleDialogProps {
  readonly bundle: ListedBundle;
  readonly onClose: () => void;
  readonly onRefused: () => void;
  readonly onDone: (text: string) => void;
}

export function ReleaseDialog({ bundle, onClose, onRefused, onDone }: SettleDialogProps) {
  const { t } = useTranslation(["investigations", "desk"]);
  const { isBusy, failure, save } = useSave(ReleaseCaseBundle, onRefused);
  const { id, number, recipient } = bundle;
  const release = async () => {
    if (await save({ id })) onDone(t("releasing.done", { number }));
  };
  return (
    <ActDialog
      words={{
        title: t("releasing.title", { number }),
        lead: t("releasing.text", { recipient }),
        submit: t("releasing.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={settleRefusal(failure, t)}
      onAct={release}
      onClose={onClose}
    />
  );
}
