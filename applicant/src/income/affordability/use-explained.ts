import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useLocation, useNavigate } from "react-router";
import { keepingRecord } from "../../questions/question-address.ts";
import { useTitleFocus } from "../../questions/use-title-focus.ts";

/**
 * The explanation replaces its step at the same address. It has an entry in the browser's history, so that Back leads
 * to the step.
 */
export const useExplained = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const isShown = objectIn(location.state).explained === true;
  useTitleFocus(isShown);
  return {
    isShown,
    show: () => navigate(`${pathname}${search}`, { state: { ...keepingRecord(location), explained: true } }),
    hide: () => navigate(-1),
  };
};
