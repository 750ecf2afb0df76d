import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type AgencyBranch, branchIssues } from "@latchkey/domain/agencies/branches.ts";
import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  AddAgencyBranch,
  ChangeAgencyBranch,
  EndAgencyBranch,
  type ShownAgency,
} from "./agencies.graphql.ts";
import type { PanelProps } from "./panel-props.ts";
import { TextLines } from "./text-lines.tsx";

type ShownBranch = ShownAgency["branches"][number];

interface Open {
  readonly what: "save" | "end";
  /** undefined: a new one. */
  readonly branch?: ShownBranch;
}

export function BranchesPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    onDone(text);
  };
  return (
    <ConsolePanel
      title={t("branches.title")}
      flush={agency.branches.length > 0}
      tools={
        <Button size="small" icon="plus" onClick={() => setOpen({ what: "save" })}>
          {t("branches.add")}
        </Button>
      }
    >
      {agency.branches.length === 0 ? (
        <p className="soft">{t("branches.none")}</p>
      ) : (
        <Branches branches={agency.branches} onOpen={setOpen} />
      )}
      {open?.what === "save" && (
        <BranchDialog
          agencyId={agency.id}
          branch={open.branch}
          onClose={close}
          onDone={() => done(t("saved"))}
        />
      )}
      {open?.what === "end" && open.branch && (
        <EndBranch branch={open.branch} onClose={close} onDone={() => done(t("branches.ended"))} />
      )}
    </ConsolePanel>
  );
}

interface BranchesProps {
  readonly branches: readonly ShownBranch[];
  readonly onOpen: (open: Open) => void;
}

function Branches({ branches, onOpen }: BranchesProps) {
  const { t } = useTranslation("agency");
  return (
    <Table
      label={t("branches.title")}
      headLabel={t("branches.name")}
      columns={[
        { name: "address", label: t("branches.address") },
        { name: "phone", label: t("branches.phone") },
        { name: "open", label: t("branches.open"), numeric: true },
        { name: "act", label: t("branches.act"), labelHidden: true },
      ]}
      rows={branches.map((branch) => ({
        id: branch.id,
        head: (
          <span translate="no">
            {branch.isClosed ? t("branches.isClosed", { name: branch.name }) : branch.name}
          </span>
        ),
        cells: {
          address: <span translate="no">{branch.address.split("\n").join(", ")}</span>,
          phone: branch.phone,
          open: branch.openApplications,
          act: !branch.isClosed && <Acts branch={branch} onOpen={onOpen} />,
        },
      }))}
    />
  );
}

function Acts({ branch, onOpen }: Pick<BranchesProps, "onOpen"> & { readonly branch: ShownBranch }) {
  const { t } = useTranslation("agency");
  const { name, isUsed } = branch;
  return (
    <div className="row">
      <Button
        size="small"
        aria-label={t("branches.changeOf", { name })}
        onClick={() => onOpen({ what: "save", branch })}
      >
        {t("change")}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isUsed ? "branches.closeOf" : "branches.removeOf", { name })}
        onClick={() => onOpen({ what: "end", branch })}
      >
        {t(isUsed ? "branches.close" : "branches.remove")}
      </Button>
    </div>
  );
}

interface OfBranch {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface BranchDialogProps extends OfBranch {
  readonly agencyId: string;
  readonly branch: ShownBranch | undefined;
}

const ID_PREFIX = "branch-";
const FIELDS = ["name", "address", "phone"] as const;

/** As a type alias, the form's library takes its fields. */
type TypedBranch = { readonly [Field in keyof AgencyBranch]: string };

const useBranchForm = ({ agencyId, branch, onDone }: BranchDialogProps) => {
  const adding = useSave(AddAgencyBranch);
  const changing = useSave(ChangeAgencyBranch);
  const { isBusy, failure } = branch ? changing : adding;
  const form = useSavedForm<TypedBranch>({
    defaults: { name: branch?.name ?? "", address: branch?.address ?? "", phone: branch?.phone ?? "" },
    issues: branchIssues,
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      const saved = branch
        ? await changing.save({ id: branch.id, input })
        : await adding.save({ agencyId, input });
      if (saved) onDone();
    },
  });
  return { isBusy, failure, form };
};

function BranchDialog(props: BranchDialogProps) {
  const { branch, onClose } = props;
  const { t } = useTranslation(["agency", "desk"]);
  const { isBusy, failure, form } = useBranchForm(props);
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: branch ? t("branches.changeOf", { name: branch.name }) : t("branches.add"),
        lead: t("branches.lead"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <TextLines
          idPrefix={ID_PREFIX}
          lines={[
            { name: "name", label: t("branches.name"), required: t("required.name") },
            {
              name: "address",
              label: t("branches.address"),
              type: "lines",
              required: t("required.address"),
            },
            { name: "phone", label: t("branches.phone"), type: "tel", isOptional: true },
          ]}
          issues={form.issues}
          fieldOf={form.controlled}
        />
      </ConsoleForm>
    </FormDialog>
  );
}

function EndBranch({ branch, onClose, onDone }: OfBranch & { readonly branch: ShownBranch }) {
  const { t } = useTranslation(["agency", "desk"]);
  const { isBusy, failure, save } = useSave(EndAgencyBranch);
  const { id, name, isUsed } = branch;
  return (
    <ActDialog
      words={{
        title: t(isUsed ? "branches.closeOf" : "branches.removeOf", { name }),
        lead: t(isUsed ? "branches.closeLead" : "branches.removeLead"),
        submit: t(isUsed ? "branches.close" : "branches.remove"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      onAct={async () => {
        if (await save({ id })) onDone();
      }}
      onClose={onClose}
    />
  );
}
