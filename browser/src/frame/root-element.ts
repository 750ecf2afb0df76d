export const findRoot = (): HTMLElement => {
  const root = document.getElementById("root");
  if (!root) throw new Error("No root element found");
  return root;
};
