import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";

export const useMoment = (): ((at: string) => string) => {
  const { language } = useLanguage();
  const now = useNow();
  return (at) => formatMoment(language, at, now);
};

/** A moment to come. */
export const useInstant = (): ((at: string) => string) => {
  const { language } = useLanguage();
  return (at) => formatDayAndTime(language, at);
};
