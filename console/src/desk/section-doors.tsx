import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Doors } from "@latchkey/ui/door/doors.tsx";
import { useTranslation } from "react-i18next";
import type { SectionName, SectionStanding } from "../graphql/operations.generated.ts";

interface SectionDoorsProps {
  readonly sections: readonly { readonly name: SectionName; readonly standing: SectionStanding }[];
}

/** How far each section of a case is: a door each, and all of it in words. */
export function SectionDoors({ sections }: SectionDoorsProps) {
  const { t } = useTranslation("desk");
  const { language } = useLanguage();
  const words = sections.map(({ name, standing }) =>
    t("sectionIs", { section: t(`section.${name}`), standing: t(`standing.${standing}`) }),
  );
  return (
    <Doors
      label={formatList(language, words)}
      doors={sections.map(({ name, standing }) => ({ key: name, state: standing }))}
    />
  );
}
