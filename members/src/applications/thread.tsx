import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";

interface ThreadMessage {
  readonly id: string;
  readonly text: string;
  readonly at: string;
  readonly author: string | null;
  readonly needsAnswer: boolean;
}

interface ThreadProps<Message extends ThreadMessage> {
  /** The oldest first. */
  readonly messages: readonly Message[];
  /** Says that the newest message waits for an answer. */
  readonly openText: string;
  /** @param at the day and time, in words */
  readonly byText: (message: Message, at: string) => string;
}

/** Messages between agency and provider, the newest first. */
export function Thread<Message extends ThreadMessage>({ messages, openText, byText }: ThreadProps<Message>) {
  const { language } = useLanguage();
  const newest = messages.at(-1);
  return (
    <Timeline
      items={messages.toReversed().map((one) => ({
        key: one.id,
        text: (
          <>
            {one === newest && one.needsAnswer && (
              <>
                <strong>{openText}</strong>
                <br />
              </>
            )}
            <span className="lines">{one.text}</span>
          </>
        ),
        at: one.at,
        atText: <TypedIn text={byText(one, formatDayAndTime(language, one.at))} typed={one.author} />,
      }))}
    />
  );
}
