import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { FailureAlert } from "../calls/failure-alert.tsx";
import { useCall } from "../calls/use-call.ts";
import { beginProof } from "../factors/begin-proof.ts";
import { ActDialog } from "../saving/act-dialog.tsx";
import { useSave } from "../saving/use-save.ts";
import { useMemberPages } from "../session/member-app.ts";
import { useNow } from "../shell/clock.ts";
import { type Account, RemoveFactor } from "./account.graphql.ts";

/** undefined: the app */
type Factor = { readonly passkeyId: string | undefined };

interface FactorsPartProps {
  readonly account: Account;
  readonly onRemoved: (account: Account) => void;
}

export function FactorsPart({ account, onRemoved }: FactorsPartProps) {
  const { t } = useTranslation(["account", "second-factor"]);
  const pages = useMemberPages();
  const session = useSession();
  const navigate = useNavigate();
  const { isBusy, failure, run } = useCall();
  const [asked, setAsked] = useState<Factor>();
  const count = account.passkeys.length + (account.hasApp ? 1 : 0);
  const add = () =>
    run(async () => {
      await beginProof(session, pages, { addsFactor: true, returnTo: pages.ownAccount });
      await navigate(pages.secondFactor);
    });
  return (
    <ConsolePanel
      flush
      title={t("factors.title")}
      tools={
        count > 0 && (
          <Button size="small" icon="plus" busy={isBusy} onClick={() => void add()}>
            {t("factors.add")}
          </Button>
        )
      }
    >
      {failure && (
        <FailureAlert failure={failure} words={t("second-factor:failed", { returnObjects: true })} />
      )}
      {count > 0 && <FactorTable account={account} mayRemove={count > 1} onRemove={setAsked} />}
      {count < 2 && (
        <div className="console-panel__body">
          <p className="soft">{t(count === 0 ? "factors.none" : "factors.text")}</p>
        </div>
      )}
      {asked && (
        <RemoveDialog
          factor={asked}
          onClose={() => setAsked(undefined)}
          onRemoved={(now) => {
            setAsked(undefined);
            onRemoved(now);
          }}
        />
      )}
    </ConsolePanel>
  );
}

interface FactorTableProps {
  readonly account: Account;
  readonly mayRemove: boolean;
  readonly onRemove: (factor: Factor) => void;
}

function FactorTable({ account, mayRemove, onRemove }: FactorTableProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const now = useNow();
  const columns = [
    { name: "added", label: t("factors.columns.added") },
    { name: "lastUsed", label: t("factors.columns.lastUsed") },
    { name: "actions", label: t("factors.columns.actions"), labelHidden: true },
  ] as const;
  const remove = (factor: Factor, label: string) =>
    mayRemove && (
      <Button size="small" aria-label={label} onClick={() => onRemove(factor)}>
        {t("factors.remove")}
      </Button>
    );
  const rows = account.passkeys.map(({ id, createdAt, lastUsedAt }) => ({
    id,
    head: t("factors.passkey"),
    cells: {
      added: formatDate(language, createdAt),
      lastUsed: lastUsedAt === null ? t("factors.never") : formatMoment(language, lastUsedAt, now),
      actions: remove({ passkeyId: id }, t("factors.removeWhich", { date: formatDate(language, createdAt) })),
    },
  }));
  const app = {
    id: "app",
    head: t("factors.app"),
    cells: {
      added: t("factors.unknown"),
      lastUsed: t("factors.unknown"),
      actions: remove({ passkeyId: undefined }, t("factors.removeApp")),
    },
  };
  return (
    <Table
      label={t("factors.list")}
      headLabel={t("factors.columns.kind")}
      columns={columns}
      rows={account.hasApp ? [...rows, app] : rows}
    />
  );
}

interface RemoveDialogProps {
  readonly factor: Factor;
  readonly onClose: () => void;
  readonly onRemoved: (account: Account) => void;
}

function RemoveDialog({ factor: { passkeyId }, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation(["account", "page"]);
  const { isBusy, failure, save } = useSave(RemoveFactor);
  const remove = async () => {
    const data = await save({ passkeyId: passkeyId ?? null });
    if (data) onRemoved(data.removeFactor);
  };
  const isLast = failure?.kind === "refused" && failure.code === "LAST_FACTOR";
  return (
    <ActDialog
      words={{
        title: t("removing.title"),
        lead: t("removing.text"),
        submit: t("removing.submit"),
        cancel: t("page:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={isLast ? t("factors.last") : undefined}
      onAct={remove}
      onClose={onClose}
    />
  );
}
