import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { socketAddress } from '../addresses.ts';
import type { Backend } from '../backend.ts';

let interceptor: WebSocketInterceptor | null = null;
let current: Backend | null = null;

/**
 * Sockets of the realtime database in the page itself. The SDK captures the page's `WebSocket` when it is loaded, so ours
 * replaces it once, before that; the backend behind it changes from story to story.
 */
export function answerSockets(backend: Backend): () => void {
  interceptor ??= intercept();
  current = backend;
  // a page restored from the back/forward cache finds its socket cut, and the SDK reconnects
  const cut = () => backend.realtime.cut();
  globalThis.addEventListener?.('pagehide', cut);
  return () => {
    globalThis.removeEventListener?.('pagehide', cut);
    cut();
    if (current === backend) current = null;
  };
}

function intercept(): WebSocketInterceptor {
  const made = new WebSocketInterceptor();
  made.on('connection', ({ client, server }) => {
    const { pathname, host } = client.url;
    if (pathname !== socketAddress || host !== location.host) {
      server.connect(); // not ours
      return;
    }
    const connection = current?.connect(client.url.href, {
      send: (frame) => client.send(frame),
      close: () => client.close(1001),
    });
    if (!connection) {
      client.close(1001);
      return;
    }
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') connection.receive(data);
    });
    client.addEventListener('close', () => connection.closed());
  });
  made.apply();
  return made;
}
