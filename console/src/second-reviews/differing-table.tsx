import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { secondReviewPath } from "../desk/case-names.ts";
import type { Listed } from "./second-reviews.graphql.ts";

interface DifferingTableProps extends Pick<Listed, "differing"> {
  /** An administrator sees no case. */
  readonly isReviewer: boolean;
}

export function DifferingTable({ differing, isReviewer }: DifferingTableProps) {
  const { t } = useTranslation("second-reviews");
  const { language } = useLanguage();
  const by = (outcome: Listed["differing"][number]["first"], name: string) =>
    t("differing.by", { outcome: t(`outcome.${outcome}`), name });
  return (
    <Table
      label={t("differing.title")}
      headLabel={t("differing.case")}
      columns={[
        { name: "first", label: t("differing.first") },
        { name: "second", label: t("differing.second") },
        { name: "given", label: t("differing.given") },
      ]}
      rows={differing.map((one) => ({
        id: one.id,
        head: (
          <span className="row row--tight">
            {isReviewer ? (
              <Link href={secondReviewPath(one.id)} linkAs={RoutedLink}>
                {one.number}
              </Link>
            ) : (
              one.number
            )}
            <Pill state="missing" small>
              {t("differing.differs")}
            </Pill>
          </span>
        ),
        cells: {
          first: by(one.first, one.firstBy),
          second: by(one.second, one.secondBy),
          given: formatDayAndTime(language, one.givenAt),
        },
      }))}
    />
  );
}
