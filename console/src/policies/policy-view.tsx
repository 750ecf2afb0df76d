import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Tabs } from "@latchkey/ui/tabs/tabs.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { DraftEditor } from "./draft-editor.tsx";
import {
  DiscardPolicyDraft,
  RetirePolicy,
  type ShownDraft,
  type ShownLift,
  type ShownPolicy,
  StartPolicyDraft,
} from "./policies.graphql.ts";
import { contentOf, nextNumber, POLICIES_PATH, versionInForce } from "./policy-names.ts";
import { useForgetDraft } from "./use-kept-draft.ts";
import { VersionView } from "./version-view.tsx";

interface PolicyViewProps {
  readonly policy: ShownPolicy;
  readonly lifts: readonly ShownLift[];
  readonly staffId: string;
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

const DRAFT = "draft";

export function PolicyView({ policy, lifts, staffId, isStale, onRefresh }: PolicyViewProps) {
  const { t } = useTranslation(["policies", "desk"]);
  const { toasts, show, dismiss } = useToasts();
  useForgetDraft(policy.name, policy.draft);
  const first = policy.draft ? DRAFT : String(policy.versions[0]?.version ?? DRAFT);
  const [chosen, setChosen] = useState(first);
  // A draft that was published or discarded is gone; its tab too.
  const current =
    (chosen === DRAFT && policy.draft) || policy.versions.some(({ version }) => String(version) === chosen)
      ? chosen
      : first;
  const version = policy.versions.find((one) => String(one.version) === current);
  const shown = current === DRAFT && policy.draft ? policy.draft : version;
  const done = (text: string) => {
    show(text);
    onRefresh();
  };
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={POLICIES_PATH} linkAs={RoutedLink}>
            {t("crumb")}
          </TextLink>
        }
        title={shown ? contentOf(shown).title : policy.name}
        status={<Status policy={policy} />}
        lead={<Lead policy={policy} />}
        actions={<PolicyActions policy={policy} onDone={done} onStarted={() => setChosen(DRAFT)} />}
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        <Tabs
          label={t("versions")}
          tabs={[
            ...(policy.draft
              ? [{ name: DRAFT, label: t("tab.draft", { version: nextNumber(policy) }) }]
              : []),
            ...policy.versions.map((one) => ({
              name: String(one.version),
              label: t("tab.version", { version: one.version }),
            })),
          ]}
          current={current}
          onChoose={setChosen}
        >
          {current === DRAFT && policy.draft ? (
            <DraftEditor policy={policy} draft={policy.draft} lifts={lifts} staffId={staffId} onDone={done} />
          ) : (
            version && <VersionView key={current} policy={policy} version={version} lifts={lifts} />
          )}
        </Tabs>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

function Status({ policy }: { readonly policy: ShownPolicy }) {
  const { t } = useTranslation("policies");
  if (policy.isRetired) {
    return (
      <Pill state="waiting" small>
        {t("retired")}
      </Pill>
    );
  }
  if (!policy.draft) return null;
  const state = policy.draft.from === null ? "state.draft" : "state.proposed";
  return (
    <Pill state="progress" small>
      {t(state, { version: nextNumber(policy) })}
    </Pill>
  );
}

function Lead({ policy }: { readonly policy: ShownPolicy }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const inForce = versionInForce(policy, londonDate(useNow()));
  if (!inForce) return t("never");
  return t("since", { version: inForce.version, day: formatDate(language, inForce.from) });
}

interface PolicyActionsProps {
  readonly policy: ShownPolicy;
  readonly onDone: (text: string) => void;
  readonly onStarted: () => void;
}

type Asked = "discard" | "retire";

function PolicyActions({ policy, onDone, onStarted }: PolicyActionsProps) {
  const { t } = useTranslation("policies");
  const [asked, setAsked] = useState<Asked>();
  const start = useSave(StartPolicyDraft);
  const retire = useSave(RetirePolicy);
  const { name, draft, isRetired, versions } = policy;
  const failure = start.failure ?? (asked ? undefined : retire.failure);
  const setRetired = async (retired: boolean) => {
    if (!(await retire.save({ name, isRetired: retired }))) return;
    setAsked(undefined);
    onDone(t(retired ? "retired" : "reinstate"));
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      {draft && (
        <Button size="small" onClick={() => setAsked("discard")}>
          {t("discard")}
        </Button>
      )}
      {versions.length > 0 && (
        <Button
          size="small"
          busy={retire.isBusy}
          onClick={() => (isRetired ? void setRetired(false) : setAsked("retire"))}
        >
          {t(isRetired ? "reinstate" : "retire")}
        </Button>
      )}
      {!draft && (
        <Button
          variant="primary"
          size="small"
          busy={start.isBusy}
          onClick={async () => {
            if (await start.save({ name })) onStarted();
          }}
        >
          {t("edit", { version: nextNumber(policy) })}
        </Button>
      )}
      {asked === "discard" && draft && (
        <DiscardDialog policy={policy} draft={draft} onClose={() => setAsked(undefined)} onDone={onDone} />
      )}
      {asked === "retire" && (
        <ActDialog
          words={{
            title: t("retireTitle", { title: versions[0] ? contentOf(versions[0]).title : name }),
            lead: t("retireText"),
            submit: t("retire"),
            cancel: t("keep"),
          }}
          isBusy={retire.isBusy}
          failure={retire.failure}
          refused={t("refused")}
          onAct={() => setRetired(true)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface DiscardDialogProps {
  readonly policy: ShownPolicy;
  readonly draft: ShownDraft;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

function DiscardDialog({ policy, draft, onClose, onDone }: DiscardDialogProps) {
  const { t } = useTranslation("policies");
  const navigate = useNavigate();
  const { isBusy, failure, save } = useSave(DiscardPolicyDraft);
  const forget = useForgetDraft(policy.name, draft);
  const discard = async () => {
    const data = await save({ name: policy.name, revision: draft.revision });
    if (!data) return;
    onClose();
    if (data.discardPolicyDraft) {
      onDone(t("discarded"));
      return;
    }
    forget();
    void navigate(POLICIES_PATH, { replace: true });
  };
  return (
    <ActDialog
      words={{
        title: t("discardTitle"),
        lead: t("discardText"),
        submit: t("discard"),
        cancel: t("keep"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={t("refused")}
      onAct={discard}
      onClose={onClose}
    />
  );
}
