import { readWideFont, WIDE_FONT } from "@latchkey/document-checks/wide-font.ts";
import { packageFile, packageFileBeside } from "./package-file.ts";

/** The house font; Greek, Cyrillic, Vietnamese, Yoruba; Arabic; Hebrew; every other script. */
const FAMILIES = [
  "Atkinson Hyperlegible Next",
  "Noto Sans",
  "Noto Naskh Arabic",
  "Noto Sans Hebrew",
  WIDE_FONT,
];

export const templateFonts = `font: (${FAMILIES.map((name) => `"${name}"`).join(", ")}), fallback: false`;

export const readFonts = (): Uint8Array[] => [
  packageFile(
    "@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  ),
  packageFile("@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf"),
  packageFile("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  packageFile("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  packageFileBeside("@embedpdf/fonts-arabic", "../fonts/NotoNaskhArabic-Regular.ttf"),
  packageFileBeside("@embedpdf/fonts-arabic", "../fonts/NotoNaskhArabic-Bold.ttf"),
  packageFileBeside("@embedpdf/fonts-hebrew", "../fonts/NotoSansHebrew-Regular.ttf"),
  packageFileBeside("@embedpdf/fonts-hebrew", "../fonts/NotoSansHebrew-Bold.ttf"),
  new Uint8Array(readWideFont()),
];
