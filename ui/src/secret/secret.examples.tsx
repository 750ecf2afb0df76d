import type { Examples } from "../example.ts";
import { Secret } from "./secret.tsx";

export const examples: Examples = {
  grouped: () => (
    <Secret value="KZ4M7QPA2HTN6WVDR3EX5BUY" grouped copyLabel="Copy" copiedLabel="The key is copied." />
  ),
};
