import type { AuthEvent } from './messages.ts';

type Report = (event: {
  type: 'authEvent';
  authEvent: AuthEvent | { type: 'unknown'; error: { code: string } };
}) => unknown;
interface Iframe {
  register(name: string, report: Report): void;
  send(name: string, data: unknown, answered: (answers: readonly object[]) => void): void;
  ping(answered: () => void): Promise<void>;
  restyle(): Promise<void>;
}

/**
 * Replaces Google's `gapi.iframes`, through which the SDK receives messages of its sign-in page. While it exists the SDK loads
 * no third-party script. Served as its own source text, so it may use nothing from outside.
 */
export function installGapi(win: Window): void {
  const storageKey = 'fusha-mock-sign-in';
  const iframe: Iframe = {
    register(name, report) {
      if (name !== 'authEvent') return;
      win.addEventListener('message', ({ origin, data }: MessageEvent<{ mockAuthEvent?: AuthEvent } | null>) => {
        if (origin === win.location.origin && data?.mockAuthEvent)
          report({ type: 'authEvent', authEvent: data.mockAuthEvent });
      });
      const kept = win.sessionStorage.getItem(storageKey);
      win.sessionStorage.removeItem(storageKey);
      const authEvent = kept
        ? (JSON.parse(kept) as AuthEvent)
        : { type: 'unknown' as const, error: { code: 'auth/no-auth-event' } }; // written by the sign-in page
      setTimeout(() => report({ type: 'authEvent', authEvent }));
    },
    // the SDK's callback throws after using the answer; a real frame would swallow that too
    send(_name, _data, answered) {
      setTimeout(() => {
        try {
          answered([{ webStorageSupport: true }]);
        } catch {
          // see above
        }
      });
    },
    ping(answered) {
      answered();
      return Promise.resolve();
    },
    restyle: () => Promise.resolve(),
  };
  const gapi = {
    load: (_feature: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      Iframe: Object,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open: (_options: unknown, opened: (frame: Iframe) => unknown) => opened(iframe) }),
    },
  };
  Object.assign(win, { gapi });
}
