import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Doors } from "@latchkey/ui/door/doors.tsx";
import { useTranslation } from "react-i18next";
import type { SectionName, SectionProgress } from "../graphql/operations.generated.ts";

interface SectionDoorsProps {
  readonly sections: readonly { readonly name: SectionName; readonly progress: SectionProgress }[];
}

/** The progress of each section as a picture, and all of it in words. */
export function SectionDoors({ sections }: SectionDoorsProps) {
  const { t } = useTranslation("desk");
  const { language } = useLanguage();
  const words = sections.map(({ name, progress }) =>
    t("sectionIs", { section: t(`section.${name}`), progress: t(`progress.${progress}`) }),
  );
  return (
    <Doors
      label={formatList(language, words)}
      doors={sections.map(({ name, progress }) => ({ key: name, state: progress }))}
    />
  );
}
