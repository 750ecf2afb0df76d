import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useLocation, useNavigate } from "react-router";

const pageIn = (state: unknown): number => {
  const { onboarding } = objectIn(state);
  return typeof onboarding === "number" && Number.isSafeInteger(onboarding) && onboarding > 0
    ? onboarding
    : 0;
};

/** Every page has its own entry in the browser's history, so that Back and a reload keep to the pages. */
export const useOnboardingPage = (count: number) => {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = pageIn(location.state);
  const { pathname, search, hash } = location;
  return {
    current: Math.min(entry, count - 1),
    goOn: () =>
      navigate({ pathname, search, hash }, { state: { ...objectIn(location.state), onboarding: entry + 1 } }),
    goBack: () => navigate(-1),
    /** Afterwards, Back leads out of the overlay and not to a page of it. */
    leave: () => {
      if (entry > 0) navigate(-entry);
    },
  };
};
