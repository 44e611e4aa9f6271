import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { addEvent, type EventKind, ids, kinds, partOf, people } from './event-world.ts';
import { type Call, openWorld, restore, type World } from './mock-world.ts';
import { at } from './write-case.ts';

// Clients show what `permissions` allow and must not re-implement the rules (design §0): each permission is what its operation then answers.
type Take = readonly [OperationName, Pick<Call, 'path' | 'body'>?];
const one = { eventId: ids.event };
const takes = (world: World): Record<string, Take> => ({
  answer: ['answerEvent', { body: { status: 'declined' } }],
  bring_guests: ['answerEvent', { body: { status: 'going', guests: 1 } }],
  invite: ['inviteToEvent', { body: { user_ids: [50] } }],
  decide: [
    'updateParticipant',
    { path: { ...one, participantId: partOf(world, people.requested.id) }, body: { status: 'going' } },
  ],
  manage: [
    'updateParticipant',
    { path: { ...one, participantId: partOf(world, people.going.id) }, body: { has_paid: true } },
  ],
  edit: ['updateEvent', { body: { title: 'Tjetër' } }],
  cancel: ['cancelEvent', { body: { reason: 'Shi.' } }],
  make_game: ['makeEventGame'],
});

/** By time and state: what the event is like for whom. */
const moments = {
  'to come': {},
  'answers closed': { rsvp_until: Date.parse('2026-11-24T09:00:00+01:00') },
  'going on': {
    starts_at: Date.parse('2026-11-24T09:30:00+01:00'),
    ends_at: Date.parse('2026-11-24T11:00:00+01:00'),
    rsvp_until: Date.parse('2026-11-24T09:30:00+01:00'),
  },
  over: {
    starts_at: Date.parse('2026-11-24T08:00:00+01:00'),
    ends_at: Date.parse('2026-11-24T09:00:00+01:00'),
    rsvp_until: Date.parse('2026-11-24T08:00:00+01:00'),
  },
  cancelled: { cancelled_at: Date.parse('2026-11-24T09:00:00+01:00'), cancel_cause: 'host' },
  full: { capacity: 2 },
} as const;
type Moment = keyof typeof moments;

const callers = ['outsider', 'member', 'invited', 'requested', 'going', 'removed', 'host', 'runner'] as const;
const unseen: Partial<Record<EventKind, readonly string[]>> = {
  community: ['outsider', 'removed'],
  'invite-only': ['outsider', 'member', 'removed'],
};
const cases = (Object.keys(moments) as Moment[]).flatMap((moment) =>
  (Object.keys(kinds) as EventKind[]).flatMap((kind) =>
    callers.filter((name) => !unseen[kind]?.includes(name)).map((name) => ({ moment, kind, name })),
  ),
);

describe.each(['base', 'team'] as const)('in module %s', (module) => {
  // host and runner have roles in a team, too
  const here = module === 'base' ? cases : cases.filter(({ name }) => name === 'host' || name === 'runner');

  it.each(here)('$moment, $kind: the permissions of the $name', async ({ moment, kind, name }) => {
    const world = await openWorld();
    const { as } = people[name];
    const fill = () => addEvent(world, kind, moments[moment]);
    await fill();
    const shown = await world.call('getEvent', { as, module, path: one });
    // whoever has no answer to take back may decline only as long as answers are taken
    const found: Record<string, boolean> = {};
    for (const [permission, [operation, rest]] of Object.entries(takes(world))) {
      const { status } = await world.call(operation, { as, module, path: one, body: {}, ...rest });
      found[permission] = status < 300;
      await restore(world);
      await fill();
    }
    expect(at(shown, 'event', 'permissions')).toEqual({
      ...found,
      answer: found['answer'] && mayTakeBack(moment, name),
    });
  });
});

/** Somebody without an answer declines nothing once the answers are closed. */
const mayTakeBack = (moment: Moment, name: (typeof callers)[number]): boolean =>
  moment !== 'answers closed' || !['outsider', 'member', 'runner'].includes(name);

it('[COM-08] whoever manages an event may do with each of its people what is shown', async () => {
  const world = await openWorld();
  await addEvent(world, 'approval');
  for (const name of ['host', 'invited', 'requested', 'going', 'declined', 'removed'] as const) {
    const path = { ...one, participantId: partOf(world, people[name].id) };
    const status = name === 'host' ? 'going' : name;
    const list = await world.call('listParticipants', { as: people.runner.as, path: one, query: { status } });
    // checked by the contract's schema
    const { participants } = list.body.data as { participants: { id: number; permissions: Record<string, boolean> }[] };
    const shown = participants.find(({ id }) => id === path.participantId)?.permissions;
    const found: Record<string, boolean> = {};
    const tries: readonly (readonly [string, OperationName, object])[] = [
      ['approve', 'updateParticipant', { status: 'going' }],
      ['decline', 'updateParticipant', { status: 'declined' }],
      ['remove', 'removeParticipant', {}],
      ['update', 'updateParticipant', { rating: 3 }],
      ['pay', 'updateParticipant', { has_paid: true }],
    ];
    for (const [permission, operation, body] of tries) {
      found[permission] = (await world.call(operation, { as: people.runner.as, path, body })).status < 300;
      await restore(world);
      await addEvent(world, 'approval');
    }
    expect([name, shown]).toEqual([name, found]);
  }
});
