import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../models/outbox/outbox.ts';
import { configureApi } from '../../shared/api/context.ts';
import { sendWork } from './send-work.ts';

const entry = (id: string, work?: OutboxEntry['work']): OutboxEntry => ({
  id,
  owner: 4,
  queue: 'game-7',
  work: work ?? {
    kind: 'game-event',
    gameId: 7,
    event: { client_id: id, type: 'goal', side: 'home', period: 1, clock_ms: 1, at: '2026-11-24T10:00:00.000Z' },
  },
  writtenAt: 1,
  problem: null,
});
const taken: OutboxEntry['work'] = { kind: 'void-event', gameId: 7, clientId: 'a', reason: 'Offside.' };

/** What is sent, and the answer to it. */
function answering(status: number, body: object) {
  const sent: { method: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body: text }: { method: string; body?: string }) => {
    sent.push({ method, url, body: text === undefined ? null : JSON.parse(text) });
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ success: status < 300, message: 'Said.', errors: [], ...body }), { status });
  });
  return sent;
}
function send(...entries: OutboxEntry[]) {
  const work = entries[0]?.work;
  if (!work || work.kind === 'post') throw new Error('no entry of a game');
  return sendWork(new QueryClient(), work, entries);
}

beforeEach(() => configureApi({ baseURL: 'http://api.test' }));
afterEach(() => {
  vi.unstubAllGlobals();
  configureApi({});
});

describe('the entries of a game', () => {
  it('are sent together, and named one by one when they are refused', async () => {
    const sent = answering(422, { errors: [{ field: 'events.1.player_id', message: 'Out.', code: 'validation' }] });
    expect(await send(entry('a'), entry('b'))).toEqual({ type: 'refused', problems: { b: 'Out.' } });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: 'http://api.test/fixture/7/track/events',
        body: { events: [{ client_id: 'a' }, { client_id: 'b' }] },
      },
    ]);
  });
  it('are all refused by what is true of the game', async () => {
    answering(409, {
      message: 'This game is over.',
      errors: [{ field: '', message: 'This game is over.', code: 'game_over' }],
    });
    const problems = { a: 'This game is over.', b: 'This game is over.' };
    expect(await send(entry('a'), entry('b'))).toEqual({ type: 'refused', problems });
  });
  it.each([0, 401, 408, 425, 429, 500, 503])('wait after an answer %i, which says nothing of them', async (status) => {
    answering(status, {});
    expect(await send(entry('a'))).toEqual({ type: 'unreachable' });
  });
});

describe('an entry that is taken back', () => {
  it('is taken back with its reason', async () => {
    const sent = answering(409, { message: 'No.' });
    expect(await send(entry('x', taken))).toEqual({ type: 'refused', problems: { x: 'No.' } });
    expect(sent[0]).toMatchObject({
      method: 'DELETE',
      url: 'http://api.test/fixture/7/track/event/a?reason=Offside.&module=base',
    });
  });
  it('that was never there needs nothing more', async () => {
    answering(404, {});
    expect(await send(entry('x', taken))).toEqual({ type: 'done' });
  });
});
