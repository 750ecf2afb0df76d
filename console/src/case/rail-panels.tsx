import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Timeline, type TimelineItem } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { requestPath } from "../desk/case-names.ts";
import { useDocumentName } from "../desk/document-name.ts";
import { useReasonText } from "../desk/reason-text.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { useCodeNames } from "./answer-pieces.tsx";
import { BundleButton } from "./bundle-button.tsx";
import type { ShownDossier } from "./case.graphql.ts";
import { mayAsk } from "./may-ask.ts";

interface OfCase {
  readonly shown: ShownDossier;
}

/** The newest request stands first. */
export function RequestsPanel({ shown }: OfCase) {
  const { t } = useTranslation(["case", "desk"]);
  const { step } = useCodeNames();
  const nameOf = useDocumentName();
  const { requests, id } = shown;
  const navigate = useNavigate();
  const { state } = useLocation();
  const path = requestPath(id);
  const keys = [{ keys: "a", label: t("keys.ask"), run: () => void navigate(path, { state }) }];
  useShortcuts(mayAsk(shown) ? keys : []);
  return (
    <ConsolePanel title={t("requests.title")}>
      <div className="stack">
        {requests.length === 0 ? (
          <p className="soft">{t("requests.none")}</p>
        ) : (
          <Findings
            items={requests.map((request) => ({
              id: request.uuid,
              level: request.answeredAt === null ? "none" : "ok",
              ...(request.answeredAt === null && { icon: "mail" }),
              title: t("requests.about", {
                section: t(`desk:section.${request.section}`),
                step:
                  request.documentType === null
                    ? step(request.section, request.start)
                    : nameOf({ type: request.documentType }),
              }),
              text: <AskedText request={request} />,
            }))}
          />
        )}
        {mayAsk(shown) && (
          <div>
            <ButtonLink size="small" href={path} linkAs={RoutedLink}>
              {t("requests.ask")}
            </ButtonLink>
          </div>
        )}
      </div>
    </ConsolePanel>
  );
}

function AskedText({ request }: { readonly request: ShownDossier["requests"][number] }) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const reasonText = useReasonText();
  const { reasons, comment, sentAt, dueOn, answeredAt, confirmedRule, by } = request;
  const at = formatDayAndTime(language, sentAt);
  const asked = by === null ? t("requests.asked", { at }) : t("requests.askedBy", { at, name: by });
  const answered =
    answeredAt === null
      ? t("requests.open")
      : t("requests.answered", { at: formatDayAndTime(language, answeredAt) });
  const due =
    answeredAt === null && dueOn !== null && t("requests.due", { date: formatShortDate(language, dueOn) });
  const confirmed = confirmedRule !== null && t("requests.confirmed");
  return (
    <>
      <span className="lines">{[...reasons.map(reasonText), ...(comment ? [comment] : [])].join(". ")}</span>
      <br />
      <span className="lines">{[asked, answered, due, confirmed].filter(Boolean).join(", ")}</span>
    </>
  );
}

const states: Readonly<Record<string, TimelineItem["state"]>> = {
  submitted: "done",
  decided: "done",
  withdrawn: "missing",
  expired: "missing",
};

/** The history of the case, the newest first. */
export function EventsPanel({ shown: { id, events } }: OfCase) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("events.title")}>
      <div className="stack">
        <Timeline
          items={events.map(({ kind, at, by }, index) => {
            const what = codeText(t, kind, `events.${kind}`);
            return {
              key: `${index}/${at}`,
              state: states[kind],
              text: by === null ? what : t("events.by", { what, name: by }),
              at,
              atText: formatDayAndTime(language, at),
            };
          })}
        />
        <BundleButton partyId={id} />
      </div>
    </ConsolePanel>
  );
}
