import type { Examples } from "../example.ts";
import { Codes } from "./codes.tsx";

const codes = ["H7QM4-29XKT", "W4TNB-81PDA", "C6YBE-53RJG", "N2VZD-70FSM", "K9EDR-46UAW", "M3LGT-18OWX"];

export const examples: Examples = {
  recovery: () => <Codes label="Recovery codes" codes={codes} />,
};
