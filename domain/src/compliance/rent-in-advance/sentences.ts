export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/);
