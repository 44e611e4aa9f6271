import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { ask, become } from '../../testing.ts';

it.each([
  ['both', 1],
  ['in-app', 1],
  ['off', 0],
])('a type that is set to %s makes %i notification', async (value, made) => {
  const backend = createMockBackend({ now: () => Date.parse('2026-11-24T10:00:00+01:00') });
  const token = async (key: 'owner' | 'teamAdmin') => become(backend, demoId(key));
  const put = { method: 'PUT', token: await token('owner'), body: { module: 'base', value } };
  expect((await ask(backend, '/settings/notify.team-invited', put)).status).toBe(200);
  const invitation = { module: 'team', user_id: demoId('owner') };
  const post = { method: 'POST', token: await token('teamAdmin'), body: invitation };
  expect((await ask(backend, '/mod-team/team/1/member', post)).status).toBe(201);
  const told = backend.control.db.read.notifications.filter({ user_id: demoId('owner'), type: 'team-invited' });
  expect(told).toHaveLength(made);
});

it('every notification of the mock is made where the setting of its type is read', () => {
  const mocks = join(import.meta.dirname, '../..');
  const files = readdirSync(mocks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('seed/') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(mocks, file), 'utf8').includes('notifications.insert('));
  expect(files).toEqual(['rules/shared/notify.ts']);
});
