import type { demo } from "./en.ts";

type Texts<Part> = { readonly [Key in keyof Part]: Part[Key] extends string ? string : Texts<Part[Key]> };

export type DemoTexts = Texts<typeof demo>;
