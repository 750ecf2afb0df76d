import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { applicationPath } from "../../shell/application-paths.ts";
import type { SentBefore } from "./new-application.graphql.ts";

interface SentBeforeLinksProps {
  /** All have the same kind. */
  readonly found: readonly SentBefore[];
}

/** Leads to the applications in another tab, because this one holds what was typed. */
export function SentBeforeLinks({ found }: SentBeforeLinksProps) {
  const { t } = useTranslation("new-application");
  const [first] = found;
  if (!first) return null;
  return (
    <>
      {t(`before.${first.kind}`)}
      {found.map(({ applicationId, home, number }, index) => (
        <Fragment key={applicationId}>
          {index === 0 ? " " : "; "}
          <a href={applicationPath(applicationId)} target="_blank" rel="noreferrer">
            <TypedIn text={t("before.link", { home, number })} typed={[home, number]} />
          </a>
        </Fragment>
      ))}
    </>
  );
}
