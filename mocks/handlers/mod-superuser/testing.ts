/** A super user, owners and their calls, for the tests of this folder. */
import { beforeEach } from 'vitest';
import type { Backend } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { ask, become } from '../../testing.ts';

/** When the backend of a test starts. */
export const start = Date.parse('2026-11-24T10:00:00+01:00');

export interface Caller {
  readonly user: number;
  readonly module: string;
}
export const superUser = { user: demoId('superUser'), module: 'superuser' };
export const owner = { user: demoId('owner'), module: 'venue' };
export const applicant = { user: 7, module: 'venue' };
export const manager = { user: 13, module: 'venue' };

interface Change {
  field: string;
  court: { id: number; name: string } | null;
  before: unknown;
  after: unknown;
}
interface Log {
  entries: { action: string; actor: { name: string }; reason: string | null; changes: Change[] }[];
  since_review: { decision: string; changes: Change[] } | null;
  pagination: object;
}

export const refusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  body.errors[0]?.code,
  body.errors[0]?.field,
];

/** Gives each test of the file a backend of its own, and the calls to it. */
export function superUserTests() {
  let now = start;
  let backend: Backend;
  beforeEach(async () => {
    now = start;
    backend = createMockBackend({ now: () => now });
    await backend.control.ready();
  });

  async function call({ user, module }: Caller, method: string, path: string, body?: object, language = 'en') {
    const inQuery = method === 'GET' || method === 'DELETE';
    const address = `${path}${path.includes('?') ? '&' : '?'}module=${module}`;
    return ask(backend, inQuery ? address : path, {
      method,
      body: inQuery ? undefined : { module, ...body },
      token: await become(backend, user),
      headers: { 'accept-language': language },
    });
  }
  const revision = (id: number) => backend.control.db.read.venueLog.by('venue', id).at(-1)?.id;
  /** A decision about the venue as it is now. */
  const review = (id: number, body: object) =>
    call(superUser, 'POST', `/mod-superuser/venue/${id}/review`, { revision: revision(id) ?? 0, ...body });
  const change = (id: number, body: object) => call(superUser, 'POST', `/mod-superuser/venue/${id}/status`, body);
  const patch = (who: Caller, id: number, body: object) => call(who, 'PATCH', `/mod-venue/venue/${id}`, body);

  async function logOf(id: number, query = '', language = 'en') {
    const { body } = await call(superUser, 'GET', `/mod-superuser/venue/${id}/log?${query}`, undefined, language);
    return body.data as Log; // checked by the contract's schema
  }
  const told = (user: number) => backend.control.db.read.notifications.by('user', user).at(-1);

  return {
    backend: () => backend,
    /** Lets time pass, in ms. */
    pass: (ms: number): void => void (now += ms),
    call,
    review,
    change,
    patch,
    logOf,
    told,
  };
}
