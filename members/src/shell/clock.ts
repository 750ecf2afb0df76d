import { createContext, use } from "react";

/** Epoch milliseconds. */
type Clock = () => number;

const ClockContext = createContext<Clock>(() => Date.now());

export const ClockProvider = ClockContext;

/** The time at which a component is drawn. */
export const useNow = (): number => use(ClockContext)();
