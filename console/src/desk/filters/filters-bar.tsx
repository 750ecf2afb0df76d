import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { type CaseFilters, noCaseFilters, usedCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import type { SavedList } from "./saved-views.graphql.ts";

/** A chunk of its own: most visits to a list filter nothing. */
const FiltersForm = lazyPage({
  script: pageScript(() => import("./filters-form.tsx")),
  component: (module) => module.FiltersForm,
  texts: ["case-filters", "validation"],
  loader: <FormLoading />,
});

/** A chunk of its own with its texts. */
const SavedViewsPanel = lazyPage({
  script: pageScript(() => import("./saved-views.tsx")),
  component: (module) => module.SavedViewsPanel,
  texts: ["saved-views", "desk", "validation"],
  loader: <FormLoading />,
});

interface FiltersBarProps {
  readonly list: SavedList;
  readonly filters: CaseFilters;
  /** The page that is shown; undefined until it is here. */
  readonly page: { readonly rows: readonly unknown[]; readonly next: string | null } | undefined;
  readonly onChoose: (filters: CaseFilters) => void;
}

export function FiltersBar({ list, filters, page, onChoose }: FiltersBarProps) {
  const { t } = useTranslation("case-filters");
  const formId = useId();
  const savedId = useId();
  const used = usedCaseFilters(filters).length;
  const [isOpen, setOpen] = useState(used > 0);
  // A new form also forgets a day that is half typed.
  const [cleared, setCleared] = useState(0);
  const [isSavedOpen, setSavedOpen] = useState(false);
  useShortcuts([
    { keys: "f", label: t("open"), run: () => setOpen(!isOpen) },
    { keys: "v", label: t("saved"), run: () => setSavedOpen(!isSavedOpen) },
  ]);
  return (
    <>
      <div className="row">
        <Toggle
          label={used > 0 ? t("openWith", { count: used }) : t("open")}
          controls={formId}
          isOpen={isOpen}
          onToggle={setOpen}
        />
        <Toggle label={t("saved")} controls={savedId} isOpen={isSavedOpen} onToggle={setSavedOpen} />
        {used > 0 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setCleared(cleared + 1);
              onChoose(noCaseFilters);
            }}
          >
            {t("clear")}
          </Button>
        )}
        <span className="soft" role="status">
          {used > 0 && page && t(page.next === null ? "found" : "foundMore", { count: page.rows.length })}
        </span>
      </div>
      <section id={formId} aria-label={t("label")} hidden={!isOpen}>
        {isOpen && <FiltersForm key={cleared} filters={filters} onChoose={onChoose} />}
      </section>
      <section id={savedId} aria-label={t("saved")} hidden={!isSavedOpen}>
        {isSavedOpen && <SavedViewsPanel list={list} />}
      </section>
    </>
  );
}

interface ToggleProps {
  readonly label: string;
  /** The id of the section. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Toggle({ label, controls, isOpen, onToggle }: ToggleProps) {
  return (
    <Button
      size="small"
      icon={isOpen ? "chevron-down" : "chevron-right"}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      {label}
    </Button>
  );
}

function FormLoading() {
  const { t } = useTranslation("case-filters");
  return <Spinner label={t("loading")} />;
}
