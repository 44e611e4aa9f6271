import type { IncomingMessage, ServerResponse } from 'node:http';
import { share } from '../edge/share.ts';
import type { StaticFile } from './static-files.ts';

interface Page {
  file: StaticFile;
  origin: string;
  cacheControl: string;
}

/** What the edge of a host does for the page of something public: true when it has answered, false when the host's own answer stands. */
export async function answerShared(
  request: IncomingMessage,
  response: ServerResponse,
  { file, origin, cacheControl }: Page,
): Promise<boolean> {
  const { type, body } = file.answer('');
  const cookie = request.headers.cookie ?? '';
  const own = new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: { 'Content-Type': type, 'Cache-Control': cacheControl },
  });
  const answer = await share(
    new Request(new URL(request.url ?? '/', origin), { method: request.method ?? 'GET', headers: { Cookie: cookie } }),
    async () => own,
    {
      api: `${origin}/api`,
      origin,
      timeout: 10_000, // a busy machine that begins with a new database
      // the mock tells its databases and clocks by cookies; a real API is sent none
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('Cookie', cookie);
        return fetch(input, { ...init, headers });
      },
    },
  );
  if (answer === own) return false;
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
  return true;
}
