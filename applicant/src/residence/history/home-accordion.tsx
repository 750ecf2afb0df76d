import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { Accordion } from "@latchkey/ui/accordion/accordion.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useResidenceStep } from "../residence-context.ts";
import { fieldsOf, type HomeFields, homeIssues, homeOfFields, isUntouched } from "./home-fields.ts";
import { HomeForm } from "./home-form.tsx";
import { useStayText } from "./home-texts.ts";

export interface HomeAccordionProps {
  readonly home: Residence;
  readonly isNew: boolean;
  readonly isFirst: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly showsErrors: boolean;
  readonly asksCountry: boolean;
  readonly onSave: (home: Residence) => void;
  /** The typed data are incomplete, so they are not stored or only as a draft. */
  readonly onUnfinished: (isUnfinished: boolean) => void;
  readonly onRemove: () => void;
}

export const summaryId = (uuid: string): string => `home-${uuid}`;

/** One home, saved whenever the focus leaves a field: as a draft until nothing is missing (spec 2 §2, §4). */
export function HomeAccordion(props: HomeAccordionProps) {
  const { home, isNew, isFirst, open, onToggle, showsErrors, asksCountry, onSave, onRemove, onUnfinished } =
    props;
  const { t } = useTranslation("residence");
  const { today } = useResidenceStep();
  const stayText = useStayText();
  const [fields, setFields] = useState<HomeFields>(() => fieldsOf(home));
  // The result of an address search may arrive while the next field is being filled in.
  const latest = useRef(fields);
  const [left, setLeft] = useState<readonly string[]>([]);
  const issues = homeIssues(home, fields, today);
  const given = isNew ? fieldsOf(home) : undefined;
  const shown = Object.fromEntries(
    Object.entries(issues).filter(([field]) => showsErrors || left.some((name) => field.startsWith(name))),
  );

  /** A complete home that becomes broken stays saved as it was. */
  const save = (said: HomeFields): void => {
    if (isNew && isUntouched(said, given)) return;
    const whole = Object.keys(homeIssues(home, said, today)).length === 0;
    const next = { ...homeOfFields(home, said), draft: !whole };
    if (next.draft && !home.draft) return;
    onSave(next);
  };

  /** A date is left after its year, an address after its last part; a partly typed address is not lost. */
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const group = target.closest<HTMLElement>("[data-field]");
    const field = group?.dataset.field;
    const isLeft = !group?.contains(relatedTarget);
    if (field && isLeft) setLeft((before) => [...new Set([...before, field])]);
    if (isLeft || field === "address") save(latest.current);
  };
  /** Enter finishes a field; it does not press Continue behind it. */
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || event.defaultPrevented)
      return;
    event.preventDefault();
    save(latest.current);
  };
  const change = (changed: Partial<HomeFields>, isSettled: boolean): void => {
    const said = { ...latest.current, ...changed };
    latest.current = said;
    setFields(said);
    onUnfinished(!isUntouched(said, given) && Object.keys(homeIssues(home, said, today)).length > 0);
    if (isSettled) save(said);
  };

  const title = formatAddress(home.address);
  const isBlank = isNew && title === "";
  return (
    <Accordion
      id={summaryId(home.uuid)}
      title={
        isBlank || title === "" ? (
          t(isFirst ? "residential-history.addFirst" : "residential-history.add")
        ) : (
          <AsTyped>{title}</AsTyped>
        )
      }
      meta={isBlank ? undefined : home.draft ? t("residential-history.draft") : stayText(home, today)}
      door={isBlank ? undefined : home.draft ? "progress" : "done"}
      wrong={Object.keys(shown).length > 0}
      open={open}
      onToggle={onToggle}
      foot={
        isNew ? undefined : (
          <TextButton icon="trash" critical onClick={onRemove}>
            {t("residential-history.remove")}
          </TextButton>
        )
      }
    >
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: watches the fields inside
        <div className="stack stack--loose" onBlur={leave} onKeyDown={press}>
          <HomeForm
            id={home.uuid}
            fields={fields}
            issues={shown}
            asksCountry={asksCountry}
            onChange={change}
          />
        </div>
      )}
    </Accordion>
  );
}
