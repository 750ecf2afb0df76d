import type { Examples } from "../example.ts";
import { Loader } from "./loader.tsx";

export const whole = true;

const waiting = (delay?: number) => (
  <main>
    <h1 className="visually-hidden">Your application</h1>
    <Loader delay={delay}>Opening your application</Loader>
  </main>
);

export const examples: Examples = {
  shown: () => waiting(0),
  delayed: () => waiting(),
};
