import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  ProposePolicyDraft,
  PublishPolicyDraft,
  ReturnPolicyDraft,
  type ShownDraft,
} from "./policies.graphql.ts";

interface PublishPanelProps {
  readonly name: string;
  readonly draft: ShownDraft;
  readonly version: number;
  readonly staffId: string;
  /** The reason why it cannot be proposed; undefined: it can. */
  readonly kept: { readonly text?: string; readonly describedBy: string } | undefined;
  readonly onDone: (text: string) => void;
}

export function PublishPanel(props: PublishPanelProps) {
  const { t } = useTranslation("policies");
  return (
    <ConsolePanel title={t("publish.title")}>
      {props.draft.from === null ? <Propose {...props} /> : <Proposed {...props} from={props.draft.from} />}
    </ConsolePanel>
  );
}

function Propose({ name, draft, kept, onDone }: PublishPanelProps) {
  const { t } = useTranslation(["policies", "validation"]);
  const textOf = useIssueText("policies");
  const [from, setFrom] = useState(londonDate(useNow()));
  const { isBusy, failure, save } = useSave(ProposePolicyDraft);
  const issue = failure?.kind === "refused" ? failure.issues.from : undefined;
  const propose = async () => {
    if (kept) return;
    if (await save({ name, revision: draft.revision, from })) onDone(t("publish.proposedToast"));
  };
  return (
    <div className="stack">
      {failure && <SaveProblem failure={failure} refused={t("refused")} fields={["from"]} />}
      <p className="soft">{t("publish.alone")}</p>
      <IsoDateGroup
        id="policy-from"
        legend={t("publish.from")}
        error={textOf(issue)}
        labels={{ day: t("date.day"), month: t("date.month"), year: t("date.year") }}
        value={from}
        onChange={setFrom}
      />
      {kept?.text && (
        <p className="meta" id={kept.describedBy}>
          {kept.text}
        </p>
      )}
      <Actions>
        <Button
          variant="primary"
          size="small"
          busy={isBusy}
          aria-disabled={kept ? true : undefined}
          aria-describedby={kept?.describedBy}
          onClick={() => void propose()}
        >
          {t("publish.propose")}
        </Button>
      </Actions>
    </div>
  );
}

function Proposed({
  name,
  draft,
  version,
  staffId,
  from,
  kept,
  onDone,
}: PublishPanelProps & { readonly from: string }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const publish = useSave(PublishPolicyDraft);
  const back = useSave(ReturnPolicyDraft);
  const failure = publish.failure ?? back.failure;
  const seen = { name, revision: draft.revision };
  const isOwn = draft.proposedById === staffId;
  // The version would leave out changes that are not saved.
  const unsaved = kept?.text === undefined ? undefined : kept;
  return (
    <div className="stack">
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
      <p>
        {t("publish.proposed", { name: draft.proposedBy ?? "", day: formatDate(language, from) })}{" "}
        {isOwn && t("publish.own")}
      </p>
      {!isOwn && unsaved && (
        <p className="meta" id={unsaved.describedBy}>
          {unsaved.text}
        </p>
      )}
      <Actions>
        {!isOwn && (
          <Button
            variant="primary"
            size="small"
            busy={publish.isBusy}
            aria-disabled={unsaved ? true : undefined}
            aria-describedby={unsaved?.describedBy}
            onClick={async () => {
              if (!unsaved && (await publish.save(seen))) onDone(t("publish.done", { version }));
            }}
          >
            {t("publish.publish", { version })}
          </Button>
        )}
        <Button
          size="small"
          busy={back.isBusy}
          onClick={async () => {
            if (await back.save(seen)) onDone(t("publish.returnedToast"));
          }}
        >
          {t("publish.back")}
        </Button>
      </Actions>
    </div>
  );
}
