/** What each person may do with one event (design §8, decision 041), written by hand: of each visibility and way to come in. */
import { type EventKind, ids, partOf, people } from './event-world.ts';
import type { Persona, World } from './mock-world.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** In the order of the columns; the last is the host in the profile of their team. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'outsider', as: people.outsider.as, module: 'base' },
  { name: 'member', as: people.member.as, module: 'base' },
  { name: 'invited', as: people.invited.as, module: 'base' },
  { name: 'requested', as: people.requested.as, module: 'base' },
  { name: 'going', as: people.going.as, module: 'base' },
  { name: 'removed', as: people.removed.as, module: 'base' },
  { name: 'host', as: people.host.as, module: 'base' },
  { name: 'runner', as: people.runner.as, module: 'base' },
  { name: 'host as a team', as: people.host.as, module: 'team' },
] as const satisfies readonly Caller[];

type Ten = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict];
export interface EventRoleRow extends Omit<RoleRow, 'verdicts'> {
  /** Of a public one that is open. */
  readonly verdicts: Ten;
  readonly approval?: Ten;
  /** For whom it does not exist: all of these where it is for members or for invited people. */
  readonly isSame?: true;
}

/** Does not exist: for guests, outsiders and the removed; by invitation for members of the community, too. */
const hidden: Partial<Record<EventKind, readonly number[]>> = { community: [0, 1, 6], 'invite-only': [0, 1, 2, 6] };
export function verdictsOf(row: EventRoleRow, kind: EventKind): readonly Verdict[] {
  if (kind === 'approval') return row.approval ?? row.verdicts;
  const unseen = row.isSame ? [] : (hidden[kind] ?? []);
  // whoever is going may invite to public events only
  const isClosed = row.operation === 'inviteToEvent' && kind !== 'open';
  return row.verdicts.map((verdict, at) => {
    if (unseen.includes(at)) return verdict === '401' ? '401' : '404';
    return isClosed && (at === 5 || (at === 9 && row.about === 'by name')) ? '403' : verdict;
  });
}

const one = { eventId: ids.event };
const there = () => one;
const theirs =
  (userId: number) =>
  (_caller: Persona, world: World): { readonly eventId: number; readonly participantId: number } => ({
    ...one,
    participantId: partOf(world, userId),
  });
const future = new Date(Date.parse('2026-11-28T19:00:00+01:00'));

const all: Ten = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const signedIn: Ten = ['401', ...(Array<Verdict>(9).fill('yes') as Nine)];
type Nine = [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict];
const managers: Ten = ['401', '403', '403', '403', '403', '403', '403', 'yes', 'yes', '403'];
const refused = (verdict: Verdict): Ten =>
  managers.map((known) => (known === 'yes' ? verdict : known)) as unknown as Ten; // as many as before
const answers: Ten = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', '403 removed', 'yes', 'yes', 'yes'];
const inviters: Ten = ['401', '403', '403', '403', '403', 'yes', '403', 'yes', 'yes', 'yes'];
const alone = { user_ids: [50] };

export const eventRoleTable: readonly EventRoleRow[] = [
  { operation: 'listEvents', verdicts: all, isSame: true },
  { operation: 'listEvents', about: 'of mine', verdicts: signedIn, query: { mine: true }, isSame: true },
  { operation: 'getEvent', verdicts: all, path: there },
  { operation: 'getEventShareText', verdicts: all, path: there },
  {
    operation: 'createEvent',
    about: 'in the name of the community',
    verdicts: ['401', '403', '403', '403', '403', '403', '403', 'yes', 'yes', '403'],
    isSame: true,
    body: {
      owner_type: 'community',
      owner_id: 1,
      title: 'Prova e re',
      kind: 'open-game',
      sport_id: 1,
      city_id: 1,
      capacity: 10,
      gender: 'mixed',
      visibility: 'public',
      join_policy: 'open',
      location: null,
      starts_at: future.toISOString().replace('.000Z', '+00:00'),
      ends_at: new Date(future.getTime() + 3_600_000).toISOString().replace('.000Z', '+00:00'),
    },
  },
  { operation: 'updateEvent', verdicts: managers, path: there, body: { title: 'Tjetër' } },
  { operation: 'cancelEvent', verdicts: managers, path: there, body: { reason: 'Shi.' } },
  { operation: 'answerEvent', about: 'going', verdicts: answers, path: there, body: { status: 'going' } },
  { operation: 'answerEvent', about: 'maybe', verdicts: answers, path: there, body: { status: 'maybe' } },
  { operation: 'answerEvent', about: 'not going', verdicts: answers, path: there, body: { status: 'declined' } },
  {
    operation: 'inviteToEvent',
    about: 'by name',
    verdicts: inviters,
    approval: ['401', '403', '403', '403', '403', '403', '403', 'yes', 'yes', '403'],
    path: there,
    body: alone,
  },
  {
    operation: 'inviteToEvent',
    about: 'a team',
    verdicts: ['401', '403', '403', '403', '403', '403', '403', 'yes', 'yes', '403'],
    path: there,
    body: { team_id: 1 },
  },
  { operation: 'listParticipants', verdicts: signedIn, path: there },
  {
    operation: 'listParticipants',
    about: 'waitlisted',
    verdicts: signedIn,
    path: there,
    query: { status: 'waitlisted' },
  },
  {
    operation: 'listParticipants',
    about: 'requested',
    verdicts: managers,
    path: there,
    query: { status: 'requested' },
  },
  { operation: 'listParticipants', about: 'removed', verdicts: managers, path: there, query: { status: 'removed' } },
  {
    operation: 'updateParticipant',
    about: 'a request',
    verdicts: managers,
    path: theirs(people.requested.id),
    body: { status: 'going' },
  },
  {
    operation: 'updateParticipant',
    about: 'money',
    verdicts: managers,
    path: theirs(people.going.id),
    body: { has_paid: true, rating: 4, position: 'goalkeeper', side: 'home', is_locked: true },
  },
  {
    operation: 'updateParticipant',
    about: 'who is not going',
    verdicts: refused('409 not_going'),
    path: theirs(people.invited.id),
    body: { has_paid: true },
  },
  {
    operation: 'updateParticipant',
    about: 'before the start',
    verdicts: refused('409 not_started'),
    path: theirs(people.going.id),
    body: { attended: true },
  },
  {
    operation: 'updateParticipant',
    about: 'somebody who did not ask',
    verdicts: refused('409 stale'),
    path: theirs(people.going.id),
    body: { status: 'declined' },
  },
  { operation: 'removeParticipant', verdicts: managers, path: theirs(people.going.id) },
  {
    operation: 'removeParticipant',
    about: 'the host',
    verdicts: refused('409 host_stays'),
    path: theirs(people.host.id),
  },
  { operation: 'removeParticipant', about: 'again', verdicts: refused('404'), path: theirs(people.removed.id) },
  { operation: 'makeEventGame', verdicts: managers, path: there },
  { operation: 'balanceEvent', verdicts: managers, path: there },
  { operation: 'joinRoom', verdicts: signedIn, body: { room_id: `event-${ids.event}` } },
];
