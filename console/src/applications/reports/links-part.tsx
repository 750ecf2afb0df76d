import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Secret } from "@latchkey/ui/secret/secret.tsx";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NamedPerson } from "./report-subjects.ts";
import { EndReportLink, type ReportedApplication, type ShownReportLink } from "./reports.graphql.ts";

const LinkDialog = lazy(async () => ({ default: (await import("./link-dialog.tsx")).LinkDialog }));

interface LinksPartProps {
  readonly application: ReportedApplication;
  readonly people: readonly NamedPerson[];
  readonly onDone: (text: string) => void;
}

export function LinksPart({ application, people, onDone }: LinksPartProps) {
  const { t } = useTranslation("reports");
  const [isMaking, setMaking] = useState(false);
  return (
    <section className="stack" aria-label={t("links.title")}>
      <h3>{t("links.title")}</h3>
      <p className="soft">{t("links.lead")}</p>
      {application.reportLinks.length === 0 && <p>{t("links.none")}</p>}
      {application.reportLinks.map((link) => (
        <Link key={link.id} link={link} applicationId={application.id} onDone={onDone} />
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => setMaking(true)}>
          {t("links.make")}
        </Button>
      </div>
      {isMaking && (
        <Suspense fallback={null}>
          <LinkDialog
            application={application}
            people={people}
            onClose={() => setMaking(false)}
            onDone={() => {
              setMaking(false);
              onDone(t("links.made"));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface LinkProps {
  readonly link: ShownReportLink;
  readonly applicationId: string;
  readonly onDone: (text: string) => void;
}

function Link({ link, applicationId, onDone }: LinkProps) {
  const { t } = useTranslation("reports");
  const { isBusy, failure, save } = useSave(EndReportLink);
  const now = useNow();
  const isOpen = link.endedAt === null && Date.parse(link.expiresAt) > now;
  const end = async () => {
    if (await save({ applicationId, linkId: link.id })) onDone(t("links.ended"));
  };
  return (
    <div className="stack stack--tight">
      <strong>
        <AsTyped>{link.handedTo}</AsTyped>
      </strong>
      <LinkState link={link} isOpen={isOpen} />
      {isOpen && <Secret value={link.url} copyLabel={t("links.copy")} copiedLabel={t("links.copied")} />}
      {failure && <SaveProblem failure={failure} fields={[]} />}
      {isOpen && (
        <div>
          <Button
            size="small"
            busy={isBusy}
            aria-label={t("links.endWhich", { name: link.handedTo })}
            onClick={() => void end()}
          >
            {t("links.end")}
          </Button>
        </div>
      )}
    </div>
  );
}

function LinkState({ link, isOpen }: Pick<LinkProps, "link"> & { readonly isOpen: boolean }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const { expiresAt, endedAt, views } = link;
  const [newest] = views;
  const state = endedAt === null ? (isOpen ? "until" : "past") : "over";
  return (
    <p className="soft">
      {t(`links.${state}`, { day: formatDayAndTime(language, endedAt ?? expiresAt) })}
      {". "}
      {newest === undefined
        ? t("links.unseen")
        : t("links.seen", { count: views.length, at: formatDayAndTime(language, newest.at) })}
    </p>
  );
}
