export interface Tag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

export interface HeadContent {
  title: string;
  tags: readonly Tag[];
}

/** What stands between a head's tags and may look like them is passed over as a whole; the last two end the search without a result. */
const TOKEN = new RegExp(
  [
    '<!--[^]*?-->',
    '<(script|style|noscript|template)\\b[^]*?</\\1\\s*>',
    '<title\\b[^>]*>[^]*?</title\\s*>',
    `<(?:meta|link)\\b(?:"[^"]*"|'[^']*'|[^'">])*>`,
    '</head\\s*>',
    '(?<unclosed><!--|<(?:script|style|noscript|template|title|meta|link)\\b)',
    '(?<body><body\\b)',
  ].join('|'),
  'gi',
);
const HEAD = /^(?:<!doctype\b[^>]*>|<!--[^]*?-->|\s)*(?:<html\b[^>]*>(?:<!--[^]*?-->|\s)*)?<head(?:\s[^>]*)?>/i;
/** Of these a page has one of each: ours goes in the place of the host's. */
const OWN =
  /\s(?:(?:name|property)\s*=\s*["']?(?:description|og:[\w:]+|twitter:[\w:]+)["'\s/>]|rel\s*=\s*["']?canonical["'\s/>])/i;

/**
 * The page with this title and these tags in its head, where its own of the same kind stood; nothing else changes. Null when it has no head
 * that can be told from its body. All texts are escaped; tags that run something cannot be written.
 */
export function withHead(html: string, { title, tags }: HeadContent): string | null {
  const start = HEAD.exec(html);
  if (!start) return null;
  const from = start[0].length;
  const ours = [`<title>${escapeHtml(title)}</title>`, ...tags.map(tagText)].join('\n    ');
  const kept: string[] = [html.slice(0, from)];
  let at = from;
  /** Where ours goes in `kept`: the place of the title, or the end. */
  let place: number | null = null;
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [token] = match;
    if (match.groups?.['unclosed'] ?? match.groups?.['body']) return null;
    if (/^<\/head/i.test(token)) {
      kept.push(html.slice(at, match.index));
      kept.splice(place ?? kept.length, 0, ours);
      return kept.join('') + html.slice(match.index);
    }
    const isTitle = /^<title/i.test(token);
    if (!isTitle && !(/^<(meta|link)/i.test(token) && OWN.test(token))) continue;
    kept.push(html.slice(at, match.index));
    if (isTitle) place ??= kept.length;
    at = TOKEN.lastIndex;
  }
  return null;
}

function tagText({ name, attributes }: Tag): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${text.join(' ')} />`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text between tags and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Control characters, those that turn the direction of what follows, and halves of a pair. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+|\p{Cs}+/gu;

/** One line of at most so many characters, without those that would change how the rest is shown. */
export function oneLine(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 8)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const signs = Array.from(line);
  return signs.length <= limit
    ? line
    : `${signs
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
