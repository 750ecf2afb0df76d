import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useNow } from "../shell/clock.ts";

export const useMoment = (): ((at: string) => string) => {
  const { language } = useLanguage();
  const now = useNow();
  return (at) => formatMoment(language, at, now);
};
