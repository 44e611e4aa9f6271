import type { Backend } from '../../backend.ts';
import type { ModuleType } from '../../db/records.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { ask, become } from '../../testing.ts';

export const now = Date.parse('2026-11-24T10:00:00+01:00');
export const admin = demoId('teamAdmin');
export const player = demoId('player');
/** Runs another team and is not in this one. */
export const outsider = demoId('everyone');

interface Options {
  readonly module?: ModuleType;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}
/** Calls as a user, null: as a guest. The module is added where it belongs. */
export async function call(
  backend: Backend,
  user: number | null,
  request: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  { module = 'base', body, headers = {} }: Options = {},
) {
  const [method = '', path = ''] = request.split(' ');
  const inQuery = method === 'GET' || method === 'DELETE';
  return ask(backend, inQuery ? `${path}${path.includes('?') ? '&' : '?'}module=${module}` : path, {
    method,
    headers,
    body: inQuery ? undefined : { module, ...body },
    token: user === null ? undefined : await become(backend, user),
  });
}

/** What a user has been told, newest last. */
export const toldOf = (backend: Backend, user: number, type: string) =>
  backend.control.db.read.notifications.by('user', user).filter((one) => one.type === type);
