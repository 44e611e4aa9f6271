/**
 * Titles, descriptions and pictures of public pages for those who read them without scripts, such as chats (decision 076). For a host's
 * edge: standard requests and answers only, no browser and no Node.
 */
import type { Image } from '../src/shared/api/generated/model.ts';
import { LANGUAGES, type Language, LOCALES, readLocaleCookie } from '../src/shared/i18n/locale.ts';
import { now as deviceNow } from '../src/shared/platform/clock.ts';
import { type HeadContent, oneLine, type Tag, withHead } from './html-head.ts';
import { readLimited } from './read-limited.ts';
import { type Subject, subjectOf } from './share-address.ts';
import type { Card } from './share-card.ts';
import { cardOf } from './share-subjects.ts';
import { type Words, wordsIn } from './share-words.ts';

export interface ShareOptions {
  /** Base address of the API, as in `VITE_API_URL`. */
  api: string;
  /** Where the app is published, `https://fusha.example`: shared addresses begin with it. Empty: they begin with the path. */
  origin: string;
  fetch?: typeof fetch;
  /** Epoch ms. */
  now?: () => number;
  /** How long a page waits for the API, in ms. */
  timeout?: number;
}

const TIMEOUT = 1_000;
const MAX_PAGE = 512 * 1024;
const MAX_ANSWER = 1024 * 1024;
const MAX_TITLE = 120;
const MAX_DESCRIPTION = 240;
const SITE = 'Fusha';

/**
 * The answer of the host, `next()`, with what its link says in the head, if it is the page of something that a guest may read. In every other
 * case, also when the API fails, is late or says something else, it is the answer of the host as it came.
 */
export async function share(request: Request, next: () => Promise<Response>, options: ShareOptions): Promise<Response> {
  const subject = /^(GET|HEAD)$/.test(request.method) ? subjectOf(new URL(request.url).pathname) : null;
  if (!subject) return next();
  // asked while the host looks for its page
  const asked = headFor(subject, readLocaleCookie(request.headers.get('Cookie') ?? ''), options);
  const answer = await next();
  if (!isPage(answer)) return answer;
  const head = await asked;
  if (!head) return answer;
  if (request.method === 'HEAD') return new Response(null, { status: 200, headers: changedHeaders(answer.headers) });
  const html = await readLimited(answer.clone(), MAX_PAGE);
  const changed = html === null ? null : withHead(html, head);
  if (changed === null) return answer;
  void answer.body?.cancel().catch(() => {});
  return new Response(changed, { status: 200, headers: changedHeaders(answer.headers) });
}

/** What a page's head says; null for none. Does not fail. */
async function headFor(subject: Subject, language: Language, options: ShareOptions): Promise<HeadContent | null> {
  try {
    const words = wordsIn(language, (options.now ?? deviceNow)());
    const signal = AbortSignal.timeout(options.timeout ?? TIMEOUT);
    const card = await untilAborted(
      cardOf(subject, (path) => ask(path, language, signal, options), words),
      signal,
    );
    return card && headOf(card, words, options.origin);
  } catch {
    return null;
  }
}

/** `data` of what the API answers to a guest. */
async function ask(path: string, language: Language, signal: AbortSignal, options: ShareOptions): Promise<unknown> {
  const send = options.fetch ?? fetch;
  const answer = await send(`${options.api}${path}?module=base`, {
    headers: { Accept: 'application/json', 'Accept-Language': LOCALES[language] },
    redirect: 'manual', // not every edge knows `error`
    signal,
  });
  const text = answer.status === 200 ? await readLimited(answer, MAX_ANSWER) : null;
  const body: unknown = text === null ? null : JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== true) return null;
  return 'data' in body ? body.data : null;
}

/** Not every `fetch` ends when it is told to. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('too late')));
    work.then(resolve, reject);
  });
}

/** The tags that chats and social networks read. */
export function headOf(card: Card, words: Words, origin: string): HeadContent {
  const name = oneLine(card.title, MAX_TITLE);
  const description = oneLine(card.parts.filter(Boolean).join(' · '), MAX_DESCRIPTION);
  const url = `${origin}/app${card.path}`;
  const picture = pictureOf(card, name, words, origin);
  const { language } = words.format;
  const meta = (kind: 'name' | 'property', key: string, content: string): Tag => ({
    name: 'meta',
    attributes: { [kind]: key, content },
  });
  return {
    title: `${name} · ${SITE}`,
    tags: [
      meta('name', 'description', description),
      { name: 'link', attributes: { rel: 'canonical', href: url } },
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', SITE),
      meta('property', 'og:title', name),
      meta('property', 'og:description', description),
      meta('property', 'og:url', url),
      meta('property', 'og:locale', localeName(language)),
      ...LANGUAGES.filter((other) => other !== language).map((other) =>
        meta('property', 'og:locale:alternate', localeName(other)),
      ),
      meta('property', 'og:image', picture.url),
      meta('property', 'og:image:width', String(picture.width)),
      meta('property', 'og:image:height', String(picture.height)),
      meta('property', 'og:image:alt', picture.alt),
      meta('name', 'twitter:card', picture.width >= 1.5 * picture.height ? 'summary_large_image' : 'summary'),
    ],
  };
}

const localeName = (language: Language): string => LOCALES[language].replace('-', '_');

/** Drawings of `scripts/share-pictures.ts`. */
const DRAWINGS: ReadonlySet<string> = new Set(['football', 'basketball', 'volleyball', 'tennis']);

/** The thing's own picture, if others can fetch it and it is large enough to be shown; else the drawing of its sport. */
function pictureOf(
  { images, sport }: Card,
  name: string,
  { t }: Words,
  origin: string,
): Omit<Image, 'id'> & { alt: string } {
  const own = images.find((image) => image && isShown(image));
  if (own) return { url: own.url, width: own.width, height: own.height, alt: name };
  const drawing = sport && DRAWINGS.has(sport.key) ? sport.key : 'general';
  const about = sport && t('common')(`sports.${sport.key}`);
  return {
    url: `${origin}/app/share/${drawing}.png`,
    width: 1200,
    height: 630,
    alt: about ? `${about} · ${SITE}` : SITE,
  };
}

/** Chats leave out small, very long and drawn (SVG) pictures. */
function isShown({ url, width, height }: Image): boolean {
  if (!/^https?:\/\//i.test(url) || url.length > 2_000 || !URL.canParse(url)) return false;
  const isDrawn = /\.svgz?$/i.test(new URL(url).pathname);
  return !isDrawn && width >= 300 && height >= 200 && width <= 4 * height && height <= 4 * width;
}

function isPage({ status, headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  return status === 200 && /^\s*text\/html\s*(;|$)/i.test(type) && /^utf-?8$/i.test(charset);
}

/** They speak of the bytes and the version that the host had. */
const OF_THE_OLD_BODY = [
  'Accept-Ranges',
  'Content-Digest',
  'Content-Encoding',
  'Content-Length',
  'Content-MD5',
  'Digest',
  'ETag',
  'Last-Modified',
  'Repr-Digest',
];

/** The page says something else in each language and as soon as the thing changes: it is asked for each time. */
function changedHeaders(of: Headers): Headers {
  const headers = new Headers(of);
  for (const name of OF_THE_OLD_BODY) headers.delete(name);
  if (!/\b(no-store|no-cache)\b/i.test(headers.get('Cache-Control') ?? '')) headers.set('Cache-Control', 'no-cache');
  const vary = headers.get('Vary') ?? '';
  if (!/\*|\bcookie\b/i.test(vary)) headers.append('Vary', 'Cookie');
  return headers;
}
