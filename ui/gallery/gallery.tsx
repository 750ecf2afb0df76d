import "./gallery.css";
import type { FoundExample } from "./find-examples.ts";

type GalleryProps = { readonly examples: readonly FoundExample[] };

/** Every component in every state. */
export function Gallery({ examples }: GalleryProps) {
  const blocks = [...new Set(examples.map(({ block }) => block))];
  return (
    <div className="gallery">
      <h1>Building blocks</h1>
      <nav aria-label="Examples">
        <ul className="gallery__nav">
          {examples.map(({ id, isWhole }) => (
            <li key={id}>
              <a href={`?example=${id}`} data-whole={isWhole}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {blocks.map((block) => (
        <section key={block} className="gallery__block" aria-labelledby={`block-${block}`}>
          <h2 id={`block-${block}`}>{block}</h2>
          <div className="gallery__grid">
            {examples
              .filter((example) => example.block === block)
              .map((example) => (
                <Stage key={example.id} {...example} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Stage({ id, Example, isWhole }: FoundExample) {
  return (
    <article className="gallery__example" id={id}>
      <h3 className="gallery__title">{id}</h3>
      <div className="gallery__stage">{isWhole ? <a href={`?example=${id}`}>Open {id}</a> : <Example />}</div>
    </article>
  );
}

/** One example by itself: for a closer look and for the tests. */
export function Single({ Example, isWhole }: FoundExample) {
  if (isWhole) return <Example />;
  return (
    <main className="gallery__single">
      <Example />
    </main>
  );
}

/** All examples of a component that leave room for others, below one another. */
export function Block({ examples }: GalleryProps) {
  return (
    <main className="gallery__single">
      {examples.map(({ id, Example }) => (
        <div key={id} id={id}>
          <Example />
        </div>
      ))}
    </main>
  );
}
