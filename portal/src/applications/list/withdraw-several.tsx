import { formatList } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { isOver } from "../status/application-status.ts";
import { type ListedApplication, WithdrawApplications } from "./applications.graphql.ts";

interface WithdrawSeveralProps {
  readonly applications: readonly ListedApplication[];
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks before several applications end for good. All of them are withdrawn, or none. */
export function WithdrawSeveral({ applications, onClose, onDone }: WithdrawSeveralProps) {
  const { t } = useTranslation("applications");
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(WithdrawApplications);
  const count = applications.length;
  const homes = applications.map(({ home }) => home);
  const people = applications.flatMap((one) => one.people).filter((person) => !isOver(person)).length;
  const withdraw = async () => {
    if (await save({ ids: applications.map(({ id }) => id) })) onDone(t("withdraw.done", { count }));
  };
  return (
    <ActDialog
      words={{
        title: t("withdraw.title", { count }),
        lead: (
          <TypedIn
            text={t("withdraw.lead", {
              people: t("withdraw.people", { count: people }),
              homes: t("withdraw.homes", { count }),
              list: formatList(language, homes),
            })}
            typed={homes}
          />
        ),
        submit: t("withdraw.submit"),
        cancel: t("withdraw.back"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={t("withdraw.refused")}
      onAct={withdraw}
      onClose={onClose}
    />
  );
}
