import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableCode, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { keyState } from "./key-state.ts";
import type { ListedKey } from "./keys.graphql.ts";
import { scopes } from "./scopes.ts";

interface KeyTableProps {
  readonly keys: readonly ListedKey[];
  readonly onRevoke: (key: ListedKey) => void;
}

export function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const { t } = useTranslation("keys");
  const now = useNow();
  const columns = [
    { name: "agency", label: t("columns.agency") },
    { name: "end", label: t("columns.end") },
    { name: "scopes", label: t("columns.scopes") },
    { name: "lastUsed", label: t("columns.lastUsed") },
    { name: "until", label: t("columns.until") },
    { name: "actions", label: t("columns.actions"), labelHidden: true },
  ] as const;
  const rows = keys.map((key) => ({
    id: key.id,
    head: <Which apiKey={key} />,
    cells: {
      agency: <AsTyped>{key.agency}</AsTyped>,
      end: <TableCode>{`…${key.lastFour}`}</TableCode>,
      scopes: <Scopes given={key.scopes} />,
      lastUsed: <LastUsed moment={key.lastUsedAt} />,
      until: <Until apiKey={key} />,
      actions: keyState(key, now) === "good" && (
        <Button size="small" aria-label={t("revokeWhich", { name: key.name })} onClick={() => onRevoke(key)}>
          {t("revoke")}
        </Button>
      ),
    },
  }));
  return <Table label={t("list")} headLabel={t("columns.name")} columns={columns} rows={rows} />;
}

interface KeyProps {
  readonly apiKey: ListedKey;
}

function Which({ apiKey: { name, createdBy, createdAt } }: KeyProps) {
  const { t } = useTranslation("keys");
  const { language } = useLanguage();
  const date = formatDate(language, createdAt);
  return (
    <>
      <AsTyped>{name}</AsTyped>
      <TableNote>
        <TypedIn
          text={createdBy === null ? date : t("created", { name: createdBy, date })}
          typed={createdBy}
        />
      </TableNote>
    </>
  );
}

/** In the order of the list, whatever the server's. */
function Scopes({ given }: { readonly given: ListedKey["scopes"] }) {
  const { t } = useTranslation("keys");
  return (
    <ul className="table__list">
      {scopes
        .filter((scope) => given.includes(scope))
        .map((scope) => (
          <li key={scope}>{t(`scopes.${scope}`)}</li>
        ))}
    </ul>
  );
}

const HOUR_MS = 3_600_000;

/** Uses are kept to the hour: of the current one no minutes are known. */
function LastUsed({ moment }: { readonly moment: string | null }) {
  const { t } = useTranslation("keys");
  const { language } = useLanguage();
  const now = useNow();
  if (moment === null) return t("notUsed");
  return (
    <time className="no-break" dateTime={moment}>
      {now - Date.parse(moment) < HOUR_MS ? t("thisHour") : formatMoment(language, moment, now)}
    </time>
  );
}

function Until({ apiKey }: KeyProps) {
  const { t } = useTranslation("keys");
  const { language } = useLanguage();
  const now = useNow();
  const { expiresAt, revokedAt } = apiKey;
  const state = keyState(apiKey, now);
  const ended = state === "revoked" ? revokedAt : expiresAt;
  if (ended === null) return t("noEnd");
  const date = formatDate(language, ended);
  if (state === "good") return date;
  return (
    <>
      <Pill state="missing" small>
        {t(state)}
      </Pill>
      <TableNote>{date}</TableNote>
    </>
  );
}
