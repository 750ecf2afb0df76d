import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ShownSecretDialog } from "../desk/shown-secret-dialog.tsx";
import { EndpointState } from "./endpoint-state.tsx";
import { EventNames } from "./event-names.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RotateDialog } from "./rotate-dialog.tsx";
import { useInstant, useMoment } from "./use-moment.ts";
import { ChangeWebhookDialog } from "./webhook-dialogs.tsx";
import {
  PauseWebhookEndpoint,
  ResumeWebhookEndpoint,
  type ShownEndpoint,
  TestWebhookEndpoint,
} from "./webhooks.graphql.ts";

interface EndpointPanelProps {
  readonly endpoint: ShownEndpoint;
  readonly onDone: (text: string) => void;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

type Open = "change" | "rotate" | "remove" | { readonly secret: string };

export function EndpointPanel({ endpoint, onDone, onChanged, onRemoved }: EndpointPanelProps) {
  const { t } = useTranslation("webhooks");
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <ConsolePanel title={t("endpoint")}>
      <div className="stack">
        <Facts endpoint={endpoint} />
        {endpoint.state !== "ACTIVE" && <p className="soft">{t("pausedText")}</p>}
        <Acts endpoint={endpoint} onDone={onDone} onOpen={setOpen} />
      </div>
      {open === "change" && (
        <ChangeWebhookDialog
          endpoint={endpoint}
          onClose={close}
          onChanged={() => {
            close();
            onDone(t("done.changed"));
          }}
        />
      )}
      {open === "rotate" && (
        <RotateDialog
          id={endpoint.id}
          onClose={close}
          onRotated={(secret) => {
            setOpen({ secret });
            onChanged();
          }}
        />
      )}
      {open === "remove" && <RemoveDialog id={endpoint.id} onClose={close} onRemoved={onRemoved} />}
      {typeof open === "object" && (
        <ShownSecretDialog words={t("shown", { returnObjects: true })} text={open.secret} onClose={close} />
      )}
    </ConsolePanel>
  );
}

function Facts({ endpoint }: Pick<EndpointPanelProps, "endpoint">) {
  const { t } = useTranslation("webhooks");
  const momentOf = useMoment();
  const instantOf = useInstant();
  const { url, events, failingSince, lastSuccessAt, previousSecretUntil } = endpoint;
  const sometimes = [
    { key: "failing", term: t("failingSince"), text: failingSince && momentOf(failingSince) },
    {
      key: "previous",
      term: t("previousUntil"),
      text: previousSecretUntil && instantOf(previousSecretUntil),
    },
  ];
  return (
    <Deflist
      items={[
        { key: "url", term: t("endpoint"), text: <AsTyped>{url}</AsTyped> },
        { key: "events", term: t("columns.events"), text: <EventNames events={events} /> },
        { key: "state", term: t("stateTerm"), text: <EndpointState endpoint={endpoint} /> },
        {
          key: "last",
          term: t("columns.last"),
          text: lastSuccessAt === null ? t("never") : momentOf(lastSuccessAt),
        },
        ...sometimes.filter(({ text }) => text !== null),
      ]}
    />
  );
}

interface ActsProps extends Pick<EndpointPanelProps, "endpoint" | "onDone"> {
  readonly onOpen: (open: Open) => void;
}

function Acts({ endpoint: { id, state }, onDone, onOpen }: ActsProps) {
  const { t } = useTranslation("webhooks");
  const isActive = state === "ACTIVE";
  const tested = useSave(TestWebhookEndpoint);
  const paused = useSave(PauseWebhookEndpoint);
  const resumed = useSave(ResumeWebhookEndpoint);
  const failure = tested.failure ?? paused.failure ?? resumed.failure;
  const sendTest = async () => {
    if (await tested.save({ id })) onDone(t("done.tested"));
  };
  const pause = async () => {
    if (await paused.save({ id })) onDone(t("done.paused"));
  };
  const resume = async () => {
    if (await resumed.save({ id })) onDone(t("done.resumed"));
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <Actions>
        <Button size="small" onClick={() => onOpen("change")}>
          {t("change")}
        </Button>
        <Button size="small" busy={tested.isBusy} onClick={() => void sendTest()}>
          {t("test")}
        </Button>
        <Button
          size="small"
          busy={paused.isBusy || resumed.isBusy}
          onClick={() => void (isActive ? pause() : resume())}
        >
          {t(isActive ? "pause" : "resume")}
        </Button>
        <Button size="small" onClick={() => onOpen("rotate")}>
          {t("rotate")}
        </Button>
        <Button size="small" onClick={() => onOpen("remove")}>
          {t("remove")}
        </Button>
      </Actions>
    </>
  );
}
