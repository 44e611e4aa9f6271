import { classOf, sentenceOf } from './browser-messages.ts';

/** What the client knows of an error, as far as anything of it may be reported. */
export interface RawReport {
  errors: readonly { errorClass: string; errorMessage: string; stacktrace: readonly RawFrame[] }[];
  breadcrumbs: readonly { type: string; metadata: Readonly<Record<string, unknown>>; timestamp: Date }[];
  device: { userAgent?: string; orientation?: string; time?: Date };
  unhandled: boolean;
}

interface RawFrame {
  file?: string;
  lineNumber?: number;
  columnNumber?: number;
}

/** What may be said of the app while the error occurred. */
export interface Place {
  /** Name of the build. */
  release: string;
  language: string;
  /** Pattern of the page's address, e.g. `/venue/:slug`. */
  route: string;
  isSignedIn: boolean;
  /** Names of the scripts of the build that were loaded, e.g. `assets/core-C0ffee1.js`. */
  files: ReadonlySet<string>;
  /** Patterns of all addresses. */
  routes: ReadonlySet<string>;
  /** What the app itself writes on its pages: the texts of its dictionaries. */
  texts: ReadonlySet<string>;
}

/** Stands for a text, an element or a file that is not one of the app's own. */
const OTHER = '[other]';
/** Keeps the service from storing the address of the network in place of a user. */
const NOBODY = '[REDACTED]';
/** Where the client cuts the text of a click: 135 characters and the mark make 140 (ERR-23). */
const CUT = '(...)';
const CUT_AT = 135;

/**
 * The report that leaves, made from nothing: every value in it is one of a fixed list (sentences of browsers, files of the build, patterns of addresses,
 * texts of the dictionaries) or a count. No message, address, user, request or metadata is copied (decision 069).
 */
export function redact(raw: RawReport, place: Place) {
  return {
    payloadVersion: '4',
    exceptions: raw.errors.map(({ errorClass, errorMessage, stacktrace }) => ({
      errorClass: classOf(errorClass),
      message: sentenceOf(errorMessage),
      type: 'browserjs',
      stacktrace: stacktrace.map((one) => frame(one, place)),
    })),
    severity: raw.unhandled ? 'error' : 'warning',
    unhandled: raw.unhandled,
    severityReason: { type: raw.unhandled ? 'unhandledException' : 'handledException' },
    app: { version: place.release, releaseStage: 'production', type: 'browser' },
    device: {
      userAgent: raw.device.userAgent,
      orientation: raw.device.orientation,
      time: raw.device.time?.toISOString(),
    },
    context: place.route,
    request: { url: place.route, clientIp: NOBODY },
    user: { id: NOBODY },
    breadcrumbs: raw.breadcrumbs.flatMap((crumb) => breadcrumb(crumb, place)),
    metaData: { app: { language: place.language, route: place.route, signedIn: place.isSignedIn } },
  };
}

const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The name of a script in its address. */
const FILE = /\/app\/(assets\/[^?#]*)/;
/** Names of functions are left out: the build shortens them, and a thrown text can imitate them. */
function frame({ file = '', lineNumber, columnNumber }: RawFrame, { files }: Place) {
  const name = FILE.exec(file)?.[1] ?? '';
  return {
    file: files.has(name) ? name : OTHER,
    lineNumber: count(lineNumber),
    columnNumber: count(columnNumber),
  };
}

/** A press and a change of page; the client keeps nothing else, and nothing else is reported. */
function breadcrumb({ type, metadata, timestamp }: RawReport['breadcrumbs'][number], place: Place): object[] {
  const said = { timestamp: timestamp.toISOString() };
  const of = (name: string): string => (typeof metadata[name] === 'string' ? metadata[name] : '');
  if (type === 'user')
    return [
      {
        ...said,
        type,
        name: 'UI click',
        metaData: {
          targetText: ownText(of('targetText'), place.texts),
          targetSelector: ownElement(of('targetSelector')),
        },
      },
    ];
  const to = of('to');
  if (type === 'navigation' && place.routes.has(to)) return [{ ...said, type, name: 'Page', metaData: { to } }];
  return [];
}

/** A text of the dictionaries, or the part of one that the client leaves; all others are somebody's name, number or message. */
function ownText(text: string, texts: ReadonlySet<string>): string {
  if (texts.has(text)) return text;
  const start = text.slice(0, CUT_AT);
  const isCut = text === start + CUT && start.length === CUT_AT;
  return isCut && [...texts].some((known) => known.startsWith(start)) ? text : OTHER;
}

const ELEMENT =
  /^(a|button|dialog|div|form|h1|h2|h3|img|input|label|li|main|nav|option|p|path|section|select|span|summary|svg|td|textarea|th|time|tr|ul)(?![\w-])/i;

/** The kinds of the elements, from the outermost to the pressed one; classes and ids are left out. */
const ownElement = (selector: string): string =>
  selector
    .split(' > ')
    .map((one) => ELEMENT.exec(one)?.[0].toUpperCase() ?? '*')
    .join(' > ');
