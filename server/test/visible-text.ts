const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** What somebody reads of an e-mail's HTML: without the head, the preheader and the tags. */
export const visibleText = (html: string): string =>
  html
    .replace(/^.*<body[^>]*>/s, "")
    .replace(/<div style="display:none[^>]*>.*?<\/div>/s, "")
    .replace(/<[^>]+>/g, (tag) => (/^<\/?strong/.test(tag) ? "" : " "))
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, " ")
    .trim();
