import { NoticePage } from "../../questions/notice-page.tsx";

interface NoDocumentProps {
  readonly words: {
    readonly title: string;
    readonly subtitle: string;
    readonly text: string;
    readonly back: string;
  };
  readonly onAcknowledge: () => void;
}

/** The notice about a missing document: Continue acknowledges it, Back returns to the choice (spec 2 §4). */
export function NoDocument({ words, onAcknowledge }: NoDocumentProps) {
  return (
    <NoticePage title={words.title} subtitle={words.subtitle} onAcknowledge={onAcknowledge}>
      <p>{words.text}</p>
      <p>{words.back}</p>
    </NoticePage>
  );
}
