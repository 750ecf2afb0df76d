import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import thankYou from "@latchkey/ui/illustrations/thank-you.svg";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Place } from "../session/place.ts";
import type { ReferenceSession } from "../session/reference-session.ts";

interface ThankYouPageProps {
  readonly place: Place;
  readonly session: ReferenceSession;
}

/** The name comes from the navigation state; without it the text is general. */
const useSent = ({ fullName: name, hasDeclined }: Place): string => {
  const { t } = useTranslation("reference");
  const { name: to } = provider();
  if (name === undefined) return t("thanks.unnamed", { provider: to });
  return hasDeclined ? t("thanks.declined", { name }) : t("thanks.named", { name, provider: to });
};

/** Shows the tenant's name from the navigation state, and ends only the referee's session (spec 1 §2). */
export function ThankYouPage({ place, session }: ThankYouPageProps) {
  const { t } = useTranslation("reference");
  const sent = useSent(place);
  const focus = useTitleFocus();
  usePageTitle(t("thanks.title"));
  useEffect(() => session.end(), [session]);
  return (
    <SplitPage art={thankYou} text>
      {/* The title takes the focus if the page replaced the questions, but not on a load by address. */}
      <SplitTitle ref={place.fullName === undefined ? undefined : focus}>{t("thanks.title")}</SplitTitle>
      <p>
        <RichText text={sent} tags={strongAsTyped} />
      </p>
      <p className="soft">{t("thanks.done")}</p>
    </SplitPage>
  );
}
