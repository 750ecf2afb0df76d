import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Secret } from "@latchkey/ui/secret/secret.tsx";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useNow } from "../shell/clock.ts";
import type { LinkActs, OfferedReport, ShownReportLink } from "./link-acts.ts";

const LinkDialog = lazy(async () => ({ default: (await import("./link-dialog.tsx")).LinkDialog }));

interface LinksPartProps {
  readonly offered: readonly OfferedReport[];
  /** The newest first. */
  readonly links: readonly ShownReportLink[];
  readonly acts: LinkActs;
  readonly onDone: (text: string) => void;
}

/** The links of an application by which landlords read its reports. */
export function LinksPart({ offered, links, acts, onDone }: LinksPartProps) {
  const { t } = useTranslation("report-links");
  const [isMaking, setMaking] = useState(false);
  return (
    <section className="stack" aria-label={t("title")}>
      <h3>{t("title")}</h3>
      <p className="soft">{t("lead")}</p>
      {links.length === 0 && <p>{t("none")}</p>}
      {links.map((link) => (
        <Link key={link.id} link={link} acts={acts} onDone={onDone} />
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => setMaking(true)}>
          {t("make")}
        </Button>
      </div>
      {isMaking && (
        <Suspense fallback={null}>
          <LinkDialog
            offered={offered}
            acts={acts}
            onClose={() => setMaking(false)}
            onDone={() => {
              setMaking(false);
              onDone(t("made"));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface LinkProps {
  readonly link: ShownReportLink;
  readonly acts: LinkActs;
  readonly onDone: (text: string) => void;
}

function Link({ link, acts, onDone }: LinkProps) {
  const { t } = useTranslation("report-links");
  const { isBusy, failure, send } = acts.useEnd();
  const now = useNow();
  const isOpen = link.endedAt === null && Date.parse(link.expiresAt) > now;
  const end = async () => {
    if (await send(link.id)) onDone(t("ended"));
  };
  return (
    <div className="stack stack--tight">
      <strong>
        <AsTyped>{link.handedTo}</AsTyped>
      </strong>
      <LinkState link={link} isOpen={isOpen} />
      {isOpen && <Secret value={link.url} copyLabel={t("copy")} copiedLabel={t("copied")} />}
      {failure && <SaveProblem failure={failure} fields={[]} />}
      {isOpen && (
        <div>
          <Button
            size="small"
            busy={isBusy}
            aria-label={t("endWhich", { name: link.handedTo })}
            onClick={() => void end()}
          >
            {t("end")}
          </Button>
        </div>
      )}
    </div>
  );
}

function LinkState({ link, isOpen }: Pick<LinkProps, "link"> & { readonly isOpen: boolean }) {
  const { t } = useTranslation("report-links");
  const { language } = useLanguage();
  const { expiresAt, endedAt, views } = link;
  const [newest] = views;
  const state = endedAt === null ? (isOpen ? "until" : "past") : "over";
  return (
    <p className="soft">
      {t(`${state}`, { day: formatDayAndTime(language, endedAt ?? expiresAt) })}
      {". "}
      {newest === undefined
        ? t("unseen")
        : t("seen", { count: views.length, at: formatDayAndTime(language, newest.at) })}
    </p>
  );
}
