import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Note } from "@latchkey/ui/note/note.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Decision } from "./decision.graphql.ts";

/** Lazy: few people ask. */
const SecondLookForm = lazy(async () => {
  const { SecondLookForm: component } = await import("./second-look-form.tsx");
  return { default: component };
});

export const secondLookField = "second-look";

const isLate = ({ contestUntil }: Decision): boolean => londonDate(Date.now()) > contestUntil;

const isOpen = ({ secondLook }: Decision): boolean => secondLook?.state === "OPEN";

/**
 * Available within its time limit, unless a second look is open. The result of an earlier second look is a decision
 * like any other.
 */
export const mayAsk = (decision: Decision): boolean => !isOpen(decision) && !isLate(decision);

interface SecondLookBlockProps {
  readonly decision: Decision;
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
}

export function SecondLookBlock(props: SecondLookBlockProps) {
  const { decision } = props;
  const { t } = useTranslation("decision");
  const [isSent, setSent] = useState(false);
  return (
    <Block heading={t("again.title")}>
      {decision.secondLook && <Asked asked={decision.secondLook} isSent={isSent} />}
      {mayAsk(decision) || (props.isAsking && !isOpen(decision)) ? (
        <Asking {...props} onSent={() => setSent(true)} />
      ) : (
        decision.secondLook === null && <TooLate until={decision.contestUntil} />
      )}
    </Block>
  );
}

function TooLate({ until }: { readonly until: string }) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  return (
    <p>
      <RichText text={t("again.late", { date: formatDate(language, until) })} tags={mail} />
    </p>
  );
}

interface AskingProps extends SecondLookBlockProps {
  readonly onSent: () => void;
}

function Asking({ decision, isAsking, onAsking, onSent }: AskingProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const [text, setText] = useState("");
  const button = useFocusOnceClosed(isAsking);
  const date = formatDate(language, decision.contestUntil);
  return (
    <>
      <p>{t("again.text")}</p>
      <PlainList
        items={(["fact", "changed", "disagree"] as const).map((key) => ({ key, text: t(`again.${key}`) }))}
      />
      {isAsking ? (
        <Suspense fallback={null}>
          <SecondLookForm
            id={secondLookField}
            text={text}
            onText={setText}
            until={date}
            onSent={onSent}
            onCancel={() => onAsking(false)}
          />
        </Suspense>
      ) : (
        <Actions>
          <Button ref={button} onClick={() => onAsking(true)}>
            {t("again.button")}
          </Button>
          <span className="soft">{t("again.until", { date })}</span>
        </Actions>
      )}
    </>
  );
}

/** Cancelling returns the focus to the button that opened the form. */
const useFocusOnceClosed = (isOpen: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
};

interface AskedProps {
  readonly asked: NonNullable<Decision["secondLook"]>;
  /** True just after sending on this page, so that the answer is announced. */
  readonly isSent: boolean;
}

function Asked({ asked: { askedOn, text, state }, isSent }: AskedProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const told = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isSent) told.current?.focus();
  }, [isSent]);
  const date = formatDate(language, askedOn);
  return (
    <>
      <p ref={told} tabIndex={-1}>
        {t(state === "DONE" ? "again.done" : "again.sent", { date })}
      </p>
      <Note from={t("again.yourWords")}>{text}</Note>
    </>
  );
}
