import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import type { Turn } from "@latchkey/ui/turns/turns.tsx";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DashboardMe } from "./dashboard.graphql.ts";
import type { Turns } from "./decision.graphql.ts";

type WaitingTexts = TFunction<"waiting">;
type ReferenceTurn = Turns["references"][number];
type AskedReference = ReferenceTurn & { readonly state: Exclude<ReferenceTurn["state"], "DRAFT"> };
type GuarantorStatus = DashboardMe["guarantorStatus"];

interface Writing {
  readonly t: WaitingTexts;
  readonly date: (moment: string) => string;
}

interface OwnTurn {
  readonly guarantorStatus: GuarantorStatus;
  /** The page asks the reader something. */
  readonly hasQuestion: boolean;
}

export const useTurnItems = (turns: Turns, { guarantorStatus, hasQuestion }: OwnTurn): readonly Turn[] => {
  const { t } = useTranslation("waiting");
  const { t: ofQuestion } = useTranslation("other-adults");
  const { language } = useLanguage();
  const writing: Writing = { t, date: (moment) => formatDate(language, moment) };
  return [
    reviewerTurn(writing, turns.reviewer),
    ...turns.references.filter(isAsked).map((reference, index) => referenceTurn(writing, reference, index)),
    ...(turns.others > 0 ? [othersTurn(writing, turns)] : []),
    ...(turns.guarantor ? [guarantorTurn(writing, turns.guarantor, guarantorStatus)] : []),
    ...(guarantorStatus === "ENDED" ? [endedGuarantor(writing)] : []),
    {
      key: "you",
      icon: "check",
      name: t("you.name"),
      status: hasQuestion ? ofQuestion("turnStatus") : t("you.status"),
      state: hasQuestion ? "missing" : "done",
      text: hasQuestion ? ofQuestion("turnText") : t("you.text"),
    },
  ];
};

const reviewerTurn = ({ t }: Writing, reviewer: Turns["reviewer"]): Turn => ({
  key: "reviewer",
  icon: "user",
  name: t("reviewer.name"),
  status: t(`reviewer.${reviewer}.status`),
  state: reviewer === "DONE" ? "done" : "progress",
  text: t(`reviewer.${reviewer}.text`),
});

const referenceIcons: Readonly<Record<ReferenceTurn["kind"], IconName>> = {
  RENTAL: "home",
  EMPLOYMENT: "briefcase",
  ACCOUNTANT: "file",
};

/** A reference that was not sent is not a turn. */
const isAsked = (reference: ReferenceTurn): reference is AskedReference => reference.state !== "DRAFT";

const referenceStates: Readonly<Record<AskedReference["state"], Turn["state"]>> = {
  SENT: "progress",
  OPENED: "progress",
  ANSWERED: "done",
  DECLINED: "progress",
  SILENT: "progress",
  BOUNCED: "missing",
};

/** @param index tells two referees of one kind apart */
const referenceTurn = (writing: Writing, reference: AskedReference, index: number): Turn => {
  const { kind, state } = reference;
  return {
    key: `reference ${index}`,
    icon: referenceIcons[kind],
    name: writing.t(`reference.name.${kind}`),
    status: writing.t(`reference.status.${state}`),
    state: referenceStates[state],
    text: (
      <>
        <TypedIn text={askedText(writing, reference)} typed={reference.name} /> {afterwards(writing, state)}
      </>
    ),
  };
};

const askedText = ({ t, date }: Writing, { name, state, askedAt, remindOn }: AskedReference): string => {
  const asked = { name, date: date(askedAt) };
  const isReminded = remindOn !== null && (state === "SENT" || state === "OPENED");
  return isReminded
    ? t("reference.remind", { ...asked, remind: date(remindOn) })
    : t("reference.asked", asked);
};

/** The consequence of each state, so that a silent referee does not worry the reader. */
const afterwards = ({ t }: Writing, state: AskedReference["state"]): ReactNode => {
  if (state === "ANSWERED") return null;
  if (state === "DECLINED") return t("reference.declined");
  if (state === "BOUNCED") return <RichText text={t("reference.bounced")} tags={mail} />;
  return t("reference.silence");
};

const othersTurn = ({ t }: Writing, { others, othersSent }: Turns): Turn => {
  const haveSent = othersSent >= others;
  return {
    key: "others",
    icon: "users",
    name: t(others === 1 ? "others.one" : "others.many"),
    status: haveSent ? t("others.done") : t("others.sent", { sent: othersSent, count: others }),
    state: haveSent ? "done" : "progress",
    text: t("others.text"),
  };
};

/** Agreeing comes first; identity and income of the guarantor are sent later. */
const guarantorTurn = (
  { t, date }: Writing,
  { name, agreedOn }: NonNullable<Turns["guarantor"]>,
  status: GuarantorStatus,
): Turn => {
  const guarantor = name || t("guarantor.name");
  const turn = { key: "guarantor", icon: "umbrella", name: t("guarantor.name") } as const;
  if (agreedOn === null) {
    return {
      ...turn,
      state: "progress",
      status: t("guarantor.asked.status"),
      text: <TypedIn text={t("guarantor.asked.text", { name: guarantor })} typed={name} />,
    };
  }
  const step = status === "INVITED" ? "missing" : "done";
  return {
    ...turn,
    state: step === "done" ? "done" : "progress",
    status: t(`guarantor.${step}.status`),
    text: (
      <TypedIn text={t(`guarantor.${step}.text`, { name: guarantor, date: date(agreedOn) })} typed={name} />
    ),
  };
};

const endedGuarantor = ({ t }: Writing): Turn => ({
  key: "guarantor",
  icon: "umbrella",
  name: t("guarantor.name"),
  status: t("guarantor.ended.status"),
  state: "missing",
  text: <RichText text={t("guarantor.ended.text")} tags={mail} />,
});
