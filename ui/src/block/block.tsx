import { type ReactNode, useId } from "react";
import "./block.css";

type BlockProps = { readonly heading: ReactNode; readonly children: ReactNode };

export function Block({ heading, children }: BlockProps) {
  const id = useId();
  return (
    <section className="block" aria-labelledby={id}>
      <h2 className="block__title" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
