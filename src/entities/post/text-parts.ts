export interface TextPart {
  text: string;
  /** Of a part that is a link to a page on the web. */
  href?: string;
}

/** A link ends before the punctuation of the sentence around it. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]}'’”]/g;

/** A text cut at the links in it; only http and https are links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push(URL.canParse(found) ? { text: found, href: found } : { text: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
