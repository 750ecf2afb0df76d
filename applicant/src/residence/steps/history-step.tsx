import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { spanTerms } from "@latchkey/domain/residence/context.ts";
import { countedHomes, isInUk, staysOf } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { coveredMonths, gapsIn, type Period, stayIn } from "@latchkey/domain/residence/span.ts";
import { type GapReason, gapReason } from "@latchkey/domain/residence/values.ts";
import { givenReason, type ReasonFields, reasonIssues } from "@latchkey/domain/rules/given-reason.ts";
import { HistoryBar } from "@latchkey/ui/accordion/accordion.tsx";
import { wizardFormId } from "@latchkey/ui/frames/wizard-form.tsx";
import { KeyTag } from "@latchkey/ui/key-tag/key-tag.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReasonWordsText } from "../../questions/reason-words.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useInitialData } from "../../shell/initial-data.tsx";
import { GAPS_WORDS, gapId } from "../history/gap-ids.ts";
import { HomeAccordion, summaryId } from "../history/home-accordion.tsx";
import { useGapText, useSpanText } from "../history/home-texts.ts";
import { useHistory } from "../history/use-history.ts";
import { useBlank, useHomeList } from "../history/use-home-list.ts";
import { useResidenceStep } from "../residence-context.ts";
import { GapReasonFields, GapTimes, prefetchGaps } from "./lazy-gaps.ts";

interface Checked {
  readonly homes: readonly Residence[];
  readonly unfinished: readonly string[];
  readonly gaps: readonly Period[];
  readonly needsUk: boolean;
}

const wrongIn = (fields: ReasonFields<GapReason>, checked: Checked) => {
  if (checked.unfinished.length > 0) return { homes: { code: "unfinished" } };
  if (checked.needsUk && !checked.homes.some(isInUk)) return { homes: { code: "noneUk" } };
  if (checked.homes.length === 0) return { homes: { code: "none" } };
  return checked.gaps.length > 0 ? reasonIssues(fields) : {};
};

/** The homes one by one; the step about the UK asks for the last home there alone (spec 2 §2). */
export function HistoryStep() {
  const { t } = useTranslation("residence");
  const { wizard, ...section } = useResidenceStep();
  const { blank, beginBlank, renewBlank } = useBlank();
  const history = useHistory({ onSaved: renewBlank, onRemoved: (home) => offerUndo(home) });
  const { residences, put, remove } = history;
  const isSingle = wizard.step === "single-uk-residential-history";
  const { requiredMonths, ...terms } = spanTerms(section);
  const homes = countedHomes({ residences }, section);
  const gaps = isSingle ? [] : gapsIn(staysOf(homes), { requiredMonths, ...terms });
  const country = wizard.step === "residential-history" ? "" : "GB";
  const list = useHomeList(residences, { blank, country });
  const broken = useBrokenHomes();
  const { toasts, show, dismiss } = useToasts();
  const unfinished = list.list
    .map(({ uuid }) => uuid)
    .filter((uuid) => broken.has(uuid) || residences.some((home) => home.uuid === uuid && home.draft));
  const reasonBefore = gapReason(wizard.state.values);
  const wordsText = useReasonWordsText();
  const form = useStepForm<ReasonFields<GapReason>, Checked>({
    defaults: { reason: reasonBefore?.reason ?? "", words: reasonBefore?.words ?? "" },
    context: { homes, unfinished, gaps, needsUk: isSingle },
    issues: wrongIn,
    onValid: (fields) => {
      const given = gaps.length > 0 ? givenReason(fields) : undefined;
      void wizard.submit(isSingle ? {} : { gaps: given?.reason, gapsWords: given?.words });
    },
  });
  const asked = form.issues.homes?.code as "unfinished" | "none" | "noneUk" | undefined;
  // An earlier reason is shown with the gaps that it explains now.
  const namesGaps = gaps.length > 0 && !asked && (form.refusals > 0 || reasonBefore !== undefined);
  const gapText = useGapText();
  const wordsError = wordsText(form.issues.words);
  const target = unfinished[0] ?? blank.uuid;
  const submit = useSubmitAfter(history, form.onSubmit);
  const focusLater = useFocusLater();
  useEffect(prefetchGaps, []);
  const offerUndo = (home: Residence): void => {
    const undo = () => {
      void put(home);
      list.open(home.uuid);
      focusLater(summaryId(home.uuid));
    };
    show(t("residential-history.removed", { address: formatAddress(home.address) }), {
      label: t("residential-history.undo"),
      onTake: undo,
    });
  };
  /** An address that is begun has to be finished first. */
  const fillGap = (gap: Period): void => {
    const uuid = unfinished[0] ?? beginBlank(stayIn(gap));
    list.open(uuid);
    focusLater(summaryId(uuid));
  };
  const removeHome = (home: Residence): void => {
    void remove(home);
    broken.tell(home.uuid, false);
    const draft = residences.find(({ uuid, draft: isDraft }) => isDraft && uuid !== home.uuid);
    const next = renewBlank(home.uuid);
    focusLater(summaryId(draft?.uuid ?? next));
  };
  const years = Math.round(requiredMonths / 12);
  return (
    <StepPage
      title={isSingle ? t("single-uk-residential-history.title") : t("residential-history.title")}
      subtitle={
        isSingle
          ? t("single-uk-residential-history.subtitle")
          : t("residential-history.subtitle", { count: years })
      }
      wide
      onSubmit={submit}
      onRetry={history.hasFailed() ? () => void history.retry() : undefined}
      refusals={form.refusals}
      wrongFields={[
        ...(asked ? [{ id: summaryId(target), message: t(`home.${asked}`) }] : []),
        ...(form.issues.reason ? gaps.map((gap) => ({ id: gapId(gap), message: gapText(gap) })) : []),
        ...(wordsError ? [{ id: GAPS_WORDS, message: wordsError }] : []),
      ]}
      dialogs={
        <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("residential-history.close")} />
      }
    >
      {!isSingle && (
        <Covered homes={homes} gaps={gaps} requiredMonths={requiredMonths} isRefused={form.refusals > 0} />
      )}
      {namesGaps && (
        <Suspense fallback={null}>
          <GapTimes gaps={gaps} onFill={fillGap} />
        </Suspense>
      )}
      <EarlierAddresses
        onCopy={(home) => {
          void put(home);
          focusLater(summaryId(home.uuid));
        }}
      />
      <div className="stack stack--tight">
        {list.list.map((home) => (
          <HomeAccordion
            key={home.uuid}
            home={home}
            isNew={!list.isStored(home.uuid)}
            isFirst={residences.length === 0}
            open={list.openUuid === home.uuid}
            onToggle={(open) => list.toggle(home.uuid, open)}
            showsErrors={asked === "unfinished" && home.uuid === unfinished[0]}
            asksCountry={!isSingle}
            onSave={(said) => void put(said)}
            onUnfinished={(isUnfinished) => broken.tell(home.uuid, isUnfinished)}
            onRemove={() => removeHome(home)}
          />
        ))}
      </div>
      {namesGaps && (
        <Suspense fallback={null}>
          <GapReasonFields
            count={gaps.length}
            reason={form.controlled("reason")}
            words={form.controlled("words")}
            wordsIssue={form.issues.words}
          />
        </Suspense>
      )}
    </StepPage>
  );
}

const useBrokenHomes = () => {
  const [uuids, setUuids] = useState<readonly string[]>([]);
  return {
    has: (uuid: string): boolean => uuids.includes(uuid),
    tell: (uuid: string, isBroken: boolean): void =>
      setUuids((now) => [...now.filter((one) => one !== uuid), ...(isBroken ? [uuid] : [])]),
  };
};

const useFocusLater = () => {
  const [target, setTarget] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id: string): void => setTarget({ id });
};

/** Continue sends running and failed saves first, because they belong to this answer. */
const useSubmitAfter = (
  { isUnsettled, settle }: Pick<ReturnType<typeof useHistory>, "isUnsettled" | "settle">,
  onSubmit: (event: FormEvent) => void,
) => {
  const [settledTimes, setSettledTimes] = useState(0);
  useEffect(() => {
    const form = document.getElementById(wizardFormId);
    // The form of the current render, with the saved data.
    if (settledTimes > 0 && form instanceof HTMLFormElement) form.requestSubmit();
  }, [settledTimes]);
  return (event: FormEvent): void => {
    if (!isUnsettled()) {
      onSubmit(event);
      return;
    }
    event.preventDefault();
    void settle().then((isSaved) => isSaved && setSettledTimes((times) => times + 1));
  };
};

/** Lazy: few applicants have an earlier case, and it is offered only while this case has no home. */
const EarlierHomesOffer = lazy(() => import("../earlier/earlier-homes-offer.tsx"));

function EarlierAddresses({ onCopy }: { readonly onCopy: (home: Residence) => void }) {
  const { wizard, request } = useResidenceStep();
  const { applications } = useInitialData();
  if (applications.length < 2 || request || wizard.state.values.residences.length > 0) return null;
  return (
    <Suspense fallback={null}>
      <EarlierHomesOffer onCopy={onCopy} />
    </Suspense>
  );
}

interface CoveredProps {
  readonly homes: readonly Residence[];
  readonly gaps: readonly Period[];
  readonly requiredMonths: number;
  readonly isRefused: boolean;
}

/** Years and months covered so far (spec 2 §2, duration badge). */
function Covered({ homes, gaps, requiredMonths, isRefused }: CoveredProps) {
  const { t } = useTranslation("residence");
  const { today } = useResidenceStep();
  const spanText = useSpanText();
  const isEnough = homes.length > 0 && gaps.length === 0;
  return (
    <HistoryBar>
      <KeyTag
        state={isEnough ? "enough" : isRefused ? "gap" : undefined}
        of={isEnough ? undefined : t("residential-history.of", { span: spanText(requiredMonths) })}
      >
        <span className="visually-hidden">{t("residential-history.covered")} </span>
        {spanText(coveredMonths(staysOf(homes), today))}
      </KeyTag>
      <span className="meta">{t("residential-history.saved")}</span>
    </HistoryBar>
  );
}
