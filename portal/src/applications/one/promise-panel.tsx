import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { hasSent } from "../status/application-status.ts";
import type { ShownApplication } from "./application.graphql.ts";

interface OfApplication {
  readonly application: ShownApplication;
}

type State = "over" | "paused" | "notStarted" | "late" | "runs" | "none";

const stateOf = ({ turn, isPaused, isLate, promisedFor, people }: ShownApplication): State => {
  if (turn === null) return "over";
  if (isPaused) return people.some(hasSent) ? "paused" : "notStarted";
  if (promisedFor === null) return "none";
  return isLate ? "late" : "runs";
};

/** The day that the provider has promised, or why none runs. */
export function PromisePanel({ application }: OfApplication) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { provider } = useMe();
  const state = stateOf(application);
  const day = application.promisedFor && formatDate(language, application.promisedFor);
  return (
    <ConsolePanel title={t("promise.title")}>
      <div className="stack stack--tight">
        <p className={state === "late" ? "critical-text" : undefined}>
          <strong>{day ?? t(`promise.states.${state}`)}</strong>
        </p>
        <p className="soft">
          <TypedIn text={t(`promise.why.${state}`, { provider })} typed={provider} />
        </p>
      </div>
    </ConsolePanel>
  );
}
