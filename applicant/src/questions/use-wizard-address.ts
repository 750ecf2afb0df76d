import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { CHECK_ANSWERS_PATH, DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { keepingRecord, type QuestionQuery, searchAfter, stepAddress } from "./question-address.ts";

export const useShowStep = (section: SectionName) => {
  const navigate = useNavigate();
  const location = useLocation();
  return (step: string, search = location.search, replace = true): void =>
    void navigate(stepAddress(section, step, search), { replace, state: keepingRecord(location) });
};

/** Keeps the URL in step with a running wizard. It names the object of the record as soon as there is one. */
export const useWizardAddress = (section: SectionName, query: QuestionQuery) => {
  const show = useShowStep(section);
  const navigate = useNavigate();
  const { search } = useLocation();
  const created = useRef<string>(undefined);
  const wanted = useRef<string>(undefined);
  /** Identity and residence have no object, whatever the URL says. */
  const objectUuid = (): string | undefined =>
    created.current ?? (section === "INCOME" ? query.relatedObjectUuid : undefined);
  return {
    objectUuid,
    keep: (uuid: string | undefined): void => {
      created.current = uuid ?? created.current;
    },
    /** Target of the browser's Forward. If the answer leads there, the history behind it stays. */
    want: (step: string): void => {
      wanted.current = step;
    },
    goOn: (step: string, next: string): void => {
      const named = searchAfter(search, created.current);
      // Going back in the browser's history also returns to the object that this step created.
      if (named !== search) show(step, named);
      show(next, named, wanted.current === next);
      wanted.current = undefined;
    },
    /** @param anchor row among the answers to which the person returns */
    leave: (anchor: string | undefined): void =>
      anchor === undefined
        ? void navigate(DASHBOARD_PATH)
        : void navigate(`${CHECK_ANSWERS_PATH}#${anchor}`, { replace: true }),
    /** @param isThere the browser has gone back already, perhaps to a place before the object existed */
    goBack: (target: string, isThere: boolean): void => {
      wanted.current = undefined;
      const named = searchAfter(search, objectUuid());
      if (!isThere || named !== search) show(target, named);
    },
  };
};
