type PageWindow = Pick<typeof globalThis, "Node" | "Text" | "MutationObserver" | "document">;

const isWrapper = (node: Node | null): node is ChildNode => node?.nodeName === "FONT";

/** The elements that a translator has put in the place of the removed nodes, or beside them. */
const wrappersIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): readonly ChildNode[] =>
  [...addedNodes, previousSibling, nextSibling].filter(isWrapper);

/** Elements that a translator has put around a node give way to what they hold. */
const unwrap = (node: Node, parent: Node): void => {
  while (node.parentElement && node.parentElement !== parent) {
    node.parentElement.replaceWith(...node.parentElement.childNodes);
  }
};

/**
 * Translators of browsers take the texts of a page out and put elements of their own in their place. React still holds the
 * texts, and fails when it removes one, changes it, or inserts something before it. This puts a text back first; the
 * translator translates it again.
 */
export const keepTranslatedTexts = ({ Node, Text, MutationObserver, document }: PageWindow): void => {
  const standIns = new WeakMap<Node, ChildNode>();
  const taken = new WeakSet<Node>();
  const learn = (records: readonly MutationRecord[]): void => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const standIn = node instanceof Text && wrappersIn(record).find((wrapper) => !taken.has(wrapper));
        if (!standIn) continue;
        standIns.set(node, standIn);
        taken.add(standIn);
      }
    }
  };
  const observer = new MutationObserver(learn);
  observer.observe(document.documentElement, { childList: true, subtree: true });

  const putBack = (text: Node): void => {
    learn(observer.takeRecords());
    const standIn = standIns.get(text);
    if (!standIn?.parentNode || text.parentNode || !(text instanceof Text)) return;
    standIn.replaceWith(text);
  };
  /** @returns false if the node is no longer anywhere in its parent */
  const isPutBack = (node: Node, parent: Node): boolean => {
    if (node.parentNode === parent) return true;
    putBack(node);
    if (!parent.contains(node)) return false;
    unwrap(node, parent);
    return true;
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (isPutBack(child, this)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next && isPutBack(next, this) ? next : null);
    return child;
  };
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, changed: string | null) {
      this.data = changed ?? "";
      if (!this.parentNode) putBack(this);
    },
  });
};
