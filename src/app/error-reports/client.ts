import Bugsnag, { type Event as ClientEvent } from '@bugsnag/browser';
import { ApiError } from '../../shared/api/errors.ts';
import { redact, type Place } from './redact.ts';
import type { ReporterSettings } from './settings.ts';

/** Bytes; source: ERR-22. */
const PAYLOAD_LIMIT = 1_000_000;
/** What the client writes around an event: the key and its own name; bytes. */
const ENVELOPE = 1_000;
/** A cause that has a cause, and so on. */
const CAUSES_AT_MOST = 3;

interface ReportingClient {
  /** Reports what was thrown, or the browser's event about it; each error once. */
  report: (thrown: unknown) => void;
  /** A page of this pattern is shown. */
  showPage: (route: string) => void;
}

/** Starts Bugsnag's client: it counts, keeps the presses and sends, and what it sends is what `redact` makes (ERR-18). */
export function createClient({ key, maxEvents, address }: ReporterSettings, place: () => Place): ReportingClient {
  const client = Bugsnag.createClient({
    apiKey: key,
    maxEvents,
    ...(address ? { endpoints: { notify: address, sessions: address } } : {}),
    autoDetectErrors: false, // the start script is told of every error, also before the client is there
    autoTrackSessions: false,
    enabledBreadcrumbTypes: ['user'],
    collectUserIp: false,
    generateAnonymousId: false,
    trackInlineScripts: false,
    sendPayloadChecksums: false, // a digest takes a task, and a page that is left has none
    logger: null,
    onError: (event) => {
      sendRedacted(event, place());
      return isWithinLimit(event);
    },
  });
  const seen = new WeakSet<object>();
  return {
    report(thrown) {
      const { error, isUnhandled } = errorOf(thrown);
      if (!isReported(error) || (error instanceof Error && seen.has(error))) return;
      if (error instanceof Error) seen.add(error);
      client.notify(withoutText(error), (event) => {
        event.unhandled = isUnhandled;
      });
    },
    showPage: (to) => client.leaveBreadcrumb('Page', { to }, 'navigation'),
  };
}

/** The client sends an event as its `toJSON` says, after all that it adds itself. */
function sendRedacted(event: ClientEvent, place: Place): void {
  Object.assign(event, { toJSON: () => redact(event, place) });
}

/** The client itself would send a larger one without its metadata, which has nothing large here. */
const isWithinLimit = (event: ClientEvent): boolean =>
  new TextEncoder().encode(JSON.stringify(event)).length + ENVELOPE <= PAYLOAD_LIMIT;

/** Unwraps the browser's events; an error that a boundary caught is given as it is. */
function errorOf(thrown: unknown): { error: unknown; isUnhandled: boolean } {
  if (!(thrown instanceof Event)) return { error: thrown, isUnhandled: false };
  return { error: 'reason' in thrown ? thrown.reason : 'error' in thrown ? thrown.error : null, isUnhandled: true };
}

/** Not the answers that the app shows, not what it gave up itself, and nothing of which only a foreign origin knows (null). */
const isReported = (error: unknown): boolean =>
  error !== null &&
  error !== undefined &&
  !(error instanceof ApiError) &&
  !(error instanceof Error && error.name === 'AbortError');

/** A copy whose stack has no line of the message: the client reads frames out of it, and a message can look like one. */
function withoutText(thrown: unknown, depth = 0): Error {
  if (!(thrown instanceof Error)) return Object.assign(new Error('not an error'), { name: 'InvalidError' });
  const copy = new Error(thrown.message);
  copy.name = thrown.name;
  copy.stack = (thrown.stack ?? '').replace(thrown.message, '');
  if (thrown.cause instanceof Error && depth < CAUSES_AT_MOST) copy.cause = withoutText(thrown.cause, depth + 1);
  return copy;
}
