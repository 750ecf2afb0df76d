import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { RemoveView, type SavedList, type SavedView, SavedViews } from "./saved-views.graphql.ts";
import { RenameDialog, SaveDialog } from "./view-name-dialogs.tsx";

interface SavedViewsPanelProps {
  readonly list: SavedList;
}

interface Open {
  readonly what: "save" | "rename" | "remove";
  readonly view?: SavedView;
}

export function SavedViewsPanel({ list }: SavedViewsPanelProps) {
  const { t } = useTranslation("saved-views");
  const { search } = useLocation();
  const [open, setOpen] = useState<Open>();
  const [said, setSaid] = useState("");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: SavedViews,
    variables: { list },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const views = data?.savedViews;
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    setSaid(text);
    refresh();
  };
  return (
    <div className="stack stack--tight">
      {error && <LoadProblem onRetry={refresh} />}
      {!views && !error && <Spinner label={t("loading")} />}
      {views?.length === 0 && <p className="soft">{t("none")}</p>}
      {views && views.length > 0 && <Views views={views} onOpen={setOpen} />}
      <div className="row">
        <Button size="small" icon="plus" onClick={() => setOpen({ what: "save" })}>
          {t("save")}
        </Button>
        <span className="soft" role="status">
          {said}
        </span>
      </div>
      {open?.what === "save" && (
        <SaveDialog
          list={list}
          query={search}
          onClose={close}
          onDone={(name) => done(t("saved", { name }))}
        />
      )}
      {open?.what === "rename" && open.view && (
        <RenameDialog view={open.view} onClose={close} onDone={(name) => done(t("renamed", { name }))} />
      )}
      {open?.what === "remove" && open.view && (
        <RemoveDialog view={open.view} onClose={close} onDone={(name) => done(t("removed", { name }))} />
      )}
    </div>
  );
}

interface ViewsProps {
  readonly views: readonly SavedView[];
  readonly onOpen: (open: Open) => void;
}

function Views({ views, onOpen }: ViewsProps) {
  const { t } = useTranslation("saved-views");
  const { pathname } = useLocation();
  return (
    <Table
      label={t("title")}
      headLabel={t("name")}
      columns={[{ name: "actions", label: t("rename"), labelHidden: true }]}
      rows={views.map((view) => ({
        id: view.id,
        head: (
          <TextLink href={view.query ? `${pathname}?${view.query}` : pathname} linkAs={RoutedLink}>
            <AsTyped>{view.name}</AsTyped>
          </TextLink>
        ),
        cells: {
          actions: (
            <div className="row">
              <Button
                size="small"
                variant="quiet"
                aria-label={t("renameWhich", view)}
                onClick={() => onOpen({ what: "rename", view })}
              >
                {t("rename")}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t("removeWhich", view)}
                onClick={() => onOpen({ what: "remove", view })}
              >
                {t("remove")}
              </Button>
            </div>
          ),
        },
      }))}
    />
  );
}

interface RemoveDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
  readonly onDone: (name: string) => void;
}

function RemoveDialog({ view, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation(["saved-views", "desk"]);
  const { save, isBusy, failure } = useSave(RemoveView);
  return (
    <ActDialog
      words={{
        title: t("removeWhich", view),
        lead: t("removeLead"),
        submit: t("remove"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      onAct={async () => {
        if (await save({ id: view.id })) onDone(view.name);
      }}
      onClose={onClose}
    />
  );
}
