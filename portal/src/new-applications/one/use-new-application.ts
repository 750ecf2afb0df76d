import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import {
  emptyApplication,
  type TypedApplication,
  toApplication,
  typedIssues,
} from "@latchkey/members/new-applications/typed-application.ts";
import { useApplicationForm } from "@latchkey/members/new-applications/use-application-form.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { NewApplicationInput } from "../../graphql/operations.generated.ts";
import { APPLICATIONS_PATH } from "../../shell/application-paths.ts";
import { useMe } from "../../shell/me.ts";
import type { Offer } from "../offer/offer.graphql.ts";
import { CreateApplication } from "./new-application.graphql.ts";
import { useSentBefore } from "./use-sent-before.ts";

const inputOf = (typed: TypedApplication, today: CivilDate): NewApplicationInput => {
  const { agency: _agency, branch, ...application } = toApplication(typed, today);
  return { ...application, branchId: branch ?? null };
};

const firstPolicy = ({ standard, policies }: Offer): string =>
  (
    policies.find(({ name }) => name === standard) ??
    policies.find(({ countries }) => countries.includes("ENG"))
  )?.name ?? "";

/** A new application of the user's agency. */
export const useNewApplication = (offer: Offer) => {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const { agency, branchId } = useMe();
  const navigate = useNavigate();
  const today = londonDate(useNow());
  // One form makes one application, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { isBusy, failure, save } = useSave(CreateApplication);
  const before = useSentBefore();
  const [start] = useState(() =>
    emptyApplication({
      agency: agency.name,
      branch: agency.branches.find(({ id }) => id === branchId)?.id ?? "",
      policy: firstPolicy(offer),
      language: offer.language ?? language,
    }),
  );
  const given = { allowed: [], branches: agency.branches.map(({ id }) => id), isStopped: false };
  const form = useApplicationForm({
    start,
    judge: (typed) => typedIssues(typed, { today, policies: offer.policies, offer: given }),
    failure,
    onValid: async (typed) => {
      if (!(await before.isAccepted(typed))) return;
      const data = await save({ application: inputOf(typed, today) }, { idempotencyKey });
      if (!data) return;
      const done = t("send.done", { count: typed.people.length });
      void navigate(`${APPLICATIONS_PATH}/${data.createApplication.id}`, { replace: true, state: { done } });
    },
  });
  return { form, before, isBusy, failure };
};
