import type { ReactNode, Ref } from "react";
import "./questionnaire.css";
import { Door } from "../door/door.tsx";

type QuestionnaireProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
};

/** A page with a few short questions, 500 px wide at most. Its id is the target of the skip link. */
export function Questionnaire({ title, lead, titleRef, children }: QuestionnaireProps) {
  return (
    <main id="main" className="questionnaire">
      <div className="stack stack--tight">
        <h1 tabIndex={-1} ref={titleRef}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </main>
  );
}

type SubjectProps = {
  readonly label: string;
  readonly name: ReactNode;
  readonly lines: readonly { readonly key: string; readonly text: ReactNode }[];
};

export function Subject({ label, name, lines }: SubjectProps) {
  return (
    <section className="subject" aria-label={label}>
      <Door state="submitted" />
      <div className="subject__words">
        <p className="subject__name" translate="no">
          {name}
        </p>
        {lines.map(({ key, text }) => (
          <p key={key} className="subject__line">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

type PartProps = { readonly children: ReactNode };

export function Question({ children }: PartProps) {
  return <div className="question">{children}</div>;
}

type QuestionnaireEndProps = {
  readonly children: ReactNode;
  readonly notes: ReactNode;
};

export function QuestionnaireEnd({ children, notes }: QuestionnaireEndProps) {
  return (
    <div className="questionnaire__end">
      {children}
      <div className="questionnaire__notes">{notes}</div>
    </div>
  );
}
