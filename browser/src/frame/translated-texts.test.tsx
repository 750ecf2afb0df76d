// @vitest-environment happy-dom

import { act } from "@testing-library/react";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keepTranslatedTexts } from "./translated-texts.ts";

const translation = (text: Text): HTMLElement => {
  const outer = document.createElement("font");
  outer.appendChild(document.createElement("font")).textContent = `«${text.data}»`;
  return outer;
};

// The document is shared with other test files.
const { removeChild, insertBefore } = Node.prototype;
beforeAll(() => keepTranslatedTexts(window));
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  Reflect.deleteProperty(Text.prototype, "nodeValue");
});

/** The ways in which translators put their elements into a page. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  "replaces the text": (text) => text.replaceWith(translation(text)),
  "inserts before the text, then takes it out": (text) => {
    text.before(translation(text));
    text.remove();
  },
  "inserts after the text, then takes it out": (text) => {
    text.after(translation(text));
    text.remove();
  },
  "wraps the text": (text) => {
    const outer = document.createElement("font");
    text.before(outer);
    outer.appendChild(document.createElement("font")).append(text);
    text.data = `«${text.data}»`;
  },
};

const textsIn = (root: Node): readonly Text[] =>
  [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : textsIn(node)));

let set: (changed: Partial<Shown>) => void;

interface Shown {
  readonly count: number;
  readonly hasNote: boolean;
  readonly isDone: boolean;
}

function Example() {
  const [{ count, hasNote, isDone }, change] = useState<Shown>({ count: 1, hasNote: false, isDone: false });
  set = (changed) => act(() => change((before) => ({ ...before, ...changed })));
  return (
    <p>
      {hasNote && <em>Note</em>}
      {isDone ? null : "You have "}
      {count} of <b>3</b> {hasNote ? "papers" : null}
    </p>
  );
}

describe.each(Object.entries(translators))("a page whose translator %s", (_name, translate) => {
  let host: HTMLElement;
  let root: Root;

  const translateAll = () => {
    for (const text of textsIn(host)) if (text.data.trim()) translate(text);
  };
  /** As it is shown, without the signs of the translator. */
  const shown = () => host.textContent?.replaceAll(/[«»]/g, "");

  beforeEach(() => {
    host = document.body.appendChild(document.createElement("div"));
    root = createRoot(host);
    act(() => root.render(<Example />));
    translateAll();
    expect(host.textContent).toContain("«You have »");
  });

  afterEach(() => {
    act(() => root.unmount());
    host.remove();
  });

  test("shows a changed text", () => {
    set({ count: 2 });
    expect(shown()).toBe("You have 2 of 3 ");
  });

  test("shows what is inserted before and after a text, in its order", () => {
    set({ hasNote: true });
    expect(shown()).toBe("NoteYou have 1 of 3 papers");
  });

  test("no longer shows a text that is gone", () => {
    set({ isDone: true });
    expect(shown()).toBe("1 of 3 ");
  });

  test("can be translated again and again", () => {
    for (const count of [2, 3, 4]) {
      set({ count, hasNote: count % 2 === 0 });
      translateAll();
    }
    set({ count: 5, hasNote: false, isDone: true });
    expect(shown()).toBe("5 of 3 ");
  });

  test("is left whole", () => {
    act(() => root.render(null));
    expect(host.textContent).toBe("");
  });
});

test("a node that is nowhere in its parent is inserted at the end, and removed without an error", () => {
  const parent = document.createElement("p");
  const [first, stranger] = [document.createTextNode("first"), document.createTextNode("stranger")];
  parent.insertBefore(first, stranger);
  expect(parent.textContent).toBe("first");
  expect(parent.removeChild(stranger)).toBe(stranger);
  expect(parent.textContent).toBe("first");
});
