import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../db/records.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { call, now } from '../teams/testing.ts';

const HOUR = 3_600_000;
/** A game of the league that is to come. */
const GAME = 36;
const organizer = demoId('organizationManager');
const result = { home: 2, away: 1 };
const walkover = { forfeits: ['away'], reason: 'Nuk erdhën.' };

const events = {
  move: ['PATCH', '', { starts_at: '2027-06-05T18:00:00+02:00', court_id: null }],
  result: ['POST', '/result', result],
  walkover: ['POST', '/walkover', walkover],
  reopen: ['POST', '/reopen', { reason: 'Gabim.' }],
} as const;
type Event = keyof typeof events;
type Status = GameRecord['status'];

/** The status after an event, or why the organizer is refused. The game has begun an hour ago, if it has a time. */
async function outcome(status: Status, event: Event): Promise<string> {
  const backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  const send = (what: Event) => {
    const [method, path, body] = events[what];
    return call(backend, organizer, `${method} /fixture/${GAME}${path}`, { module: 'organization', body });
  };
  const isOver = status === 'finished' || status === 'walkover';
  const starts_at = status === 'unscheduled' ? null : now - HOUR;
  await backend.control.db.transact((db) =>
    db.games.update(GAME, { status: isOver ? 'scheduled' : status, starts_at }),
  );
  if (isOver) await send(status === 'finished' ? 'result' : 'walkover');
  const { status: code, body } = await send(event);
  return code < 300 ? String(backend.control.db.read.games.get(GAME)?.status) : String(body.errors[0]?.code);
}

describe('every status of a game × every event of its organizer', () => {
  it.each<[Status, Record<Event, string>]>([
    ['unscheduled', { move: 'scheduled', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    ['scheduled', { move: 'scheduled', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    ['postponed', { move: 'scheduled', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    ['live', { move: 'game_begun', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    ['break', { move: 'game_begun', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    ['suspended', { move: 'game_begun', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    ['abandoned', { move: 'game_begun', result: 'finished', walkover: 'walkover', reopen: 'result_missing' }],
    [
      'cancelled',
      { move: 'game_begun', result: 'game_not_ready', walkover: 'game_not_ready', reopen: 'result_missing' },
    ],
    ['finished', { move: 'game_begun', result: 'finished', walkover: 'walkover', reopen: 'scheduled' }],
    ['walkover', { move: 'game_begun', result: 'result_official', walkover: 'result_official', reopen: 'scheduled' }],
  ])('%s', async (status, expected) => {
    const found: Partial<Record<Event, string>> = {};
    for (const event of ['move', 'result', 'walkover', 'reopen'] as const) found[event] = await outcome(status, event);
    expect(found).toEqual(expected);
  });
});
