import { provider } from "@latchkey/browser/frame/provider.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { textInLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";

interface PolicyNoteProps {
  readonly texts: readonly { readonly language: string; readonly text: string }[];
}

/** The policy tells applicants this, in their language or in English. */
export function PolicyNote({ texts }: PolicyNoteProps) {
  const { language } = useLanguage();
  const found = textInLanguage(texts, language);
  if (!found) return null;
  return (
    <Alert title={provider().name}>
      <div lang={found.language}>
        {found.text.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no identity except their position
          <AlertText key={index}>{line}</AlertText>
        ))}
      </div>
    </Alert>
  );
}
