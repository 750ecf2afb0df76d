import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { ShownEndpoint } from "./webhooks.graphql.ts";

type State = "fresh" | "good" | "failing" | "paused" | "disabled";

const stateOf = ({ state, failingSince, lastSuccessAt }: ShownEndpoint): State => {
  if (state === "PAUSED") return "paused";
  if (state === "DISABLED") return "disabled";
  if (failingSince !== null) return "failing";
  return lastSuccessAt === null ? "fresh" : "good";
};

const PILLS: Readonly<Record<State, PillState>> = {
  fresh: "todo",
  good: "done",
  failing: "missing",
  paused: "waiting",
  disabled: "missing",
};

export function EndpointState({ endpoint }: { readonly endpoint: ShownEndpoint }) {
  const { t } = useTranslation("webhooks");
  const state = stateOf(endpoint);
  return (
    <Pill state={PILLS[state]} small>
      {t(`state.${state}`)}
    </Pill>
  );
}
