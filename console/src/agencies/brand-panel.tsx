import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { accentIssue, accentOf, contrast } from "@latchkey/domain/agencies/colour.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { MemberFileField } from "@latchkey/members/saving/member-file-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toAgencyLogo } from "../desk/agency-files.ts";
import { RemoveAgencyLogo, SetAgencyAccent } from "./agencies.graphql.ts";
import type { PanelProps } from "./panel-props.ts";

/** The look of an agency in e-mails and on pages. A logo is kept as soon as it has arrived. */
export function BrandPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const [isOpen, setOpen] = useState(false);
  if (agency.isOwn) {
    return (
      <ConsolePanel title={t("brand.title")}>
        <p className="soft">{t("brand.ownText")}</p>
      </ConsolePanel>
    );
  }
  return (
    <ConsolePanel
      title={t("brand.title")}
      tools={
        <Button
          size="small"
          aria-label={`${t("change")}: ${t("brand.colour")}`}
          onClick={() => setOpen(true)}
        >
          {t("change")}
        </Button>
      }
    >
      <div className="stack">
        <p className="soft">{t("brand.text")}</p>
        <Deflist
          items={[
            {
              key: "colour",
              term: t("brand.colour"),
              text: agency.accent ?? t("none"),
            },
            { key: "top", term: t("brand.top"), text: <Top agency={agency} /> },
          ]}
        />
        <LogoFields agency={agency} onDone={onDone} />
      </div>
      {isOpen && (
        <ColourDialog
          agency={agency}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setOpen(false);
            onDone(text);
          }}
        />
      )}
    </ConsolePanel>
  );
}

function Top({ agency: { name, logo, accent } }: Pick<PanelProps, "agency">) {
  return <ShellBrand of={{ name, logo, accent: accent === null ? null : accentOf(accent) }} />;
}

function LogoFields({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const session = useSession();
  const { isBusy, failure, save } = useSave(RemoveAgencyLogo);
  const remove = async () => {
    if (await save({ id: agency.id })) onDone(t("brand.logoRemoved"));
  };
  return (
    <>
      <MemberFileField
        id="brand-logo"
        legend={t("brand.logo")}
        hint={t("brand.logoHint")}
        error={undefined}
        deliver={toAgencyLogo(session, agency.id)}
        onSent={(id) => id !== "" && onDone(t("brand.logoSaved"))}
      />
      {failure && <SaveProblem failure={failure} />}
      {agency.logo !== null && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => void remove()}>
          {t("brand.remove")}
        </Button>
      )}
    </>
  );
}

const ID_PREFIX = "brand-";

const issueOf = (typed: string) => (typed.trim() === "" ? undefined : accentIssue(typed.trim()));

const useReadable = () => {
  const { t } = useTranslation("agency");
  const { language } = useLanguage();
  return (typed: string): string | undefined => {
    const colour = typed.trim();
    if (colour === "" || accentIssue(colour)) return undefined;
    const { text } = accentOf(colour);
    const ratio = Math.floor(contrast(colour, text) * 10) / 10;
    return t(text === "#ffffff" ? "brand.white" : "brand.black", { ratio: ratio.toLocaleString(language) });
  };
};

interface ColourDialogProps extends PanelProps {
  readonly onClose: () => void;
}

function ColourDialog({ agency, onClose, onDone }: ColourDialogProps) {
  const { t } = useTranslation(["agency", "desk"]);
  const textOf = useIssueText("agencies");
  const readable = useReadable();
  const { isBusy, failure, save } = useSave(SetAgencyAccent);
  const form = useSavedForm<{ accent: string }>({
    defaults: { accent: agency.accent ?? "" },
    issues: ({ accent }) => issuesIn({ accent: issueOf(accent) }),
    fields: ["accent"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (typed) => {
      if (await save({ id: agency.id, ...typed })) onDone(t("saved"));
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("brand.colour"),
        lead: t("brand.colourLead"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field
        label={t("brand.colour")}
        optionalLabel={t("optional")}
        hint={t("brand.colourHint")}
        id={`${ID_PREFIX}accent`}
        error={textOf(form.issues.accent)}
      >
        {(aria) => <TextInput {...aria} {...form.text("accent")} short autoComplete="off" />}
      </Field>
      <p role="status">{readable(form.values.accent)}</p>
    </FormDialog>
  );
}
