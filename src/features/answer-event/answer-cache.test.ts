import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getGetEventQueryKey } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Event, GetEventData, Participant } from '../../shared/api/generated/model';
import { type Answer, showAnswer } from './answer-cache.ts';

const me = { id: 1, name: 'Arben Hoxha', image: null };
type Mine = Partial<Pick<Participant, 'status' | 'guests' | 'waitlist_position'>> & { invited_by?: typeof me };
const mine = (own: Mine): Participant =>
  // the other fields play no part
  ({ id: 5, guests: 0, waitlist_position: null, invited_by: null, ...own }) as Participant;

/** Fourteen seats, ten heads going, two people unsure. */
const open = {
  id: 7,
  capacity: 14,
  going_count: 10,
  maybe_count: 2,
  waitlist_count: 0,
  join_policy: 'open',
  my_participation: null,
  permissions: {},
};
const full = { ...open, going_count: 14, waitlist_count: 1 };
const approval = { ...open, join_policy: 'approval' };

function shown(event: object, answer: Answer) {
  const client = new QueryClient();
  const key = getGetEventQueryKey(7);
  client.setQueryData(key, { event });
  const read = (): Event => client.getQueryData<GetEventData>(key)!.event; // set above
  const update = showAnswer(client, 7, answer, me);
  const { my_participation: own, going_count, maybe_count, waitlist_count } = read();
  update.undo();
  expect(read(), 'taken back').toEqual(event);
  return [own?.status, own?.guests, own?.waitlist_position, going_count, maybe_count, waitlist_count];
}
const going: Answer = { status: 'going', guests: 0 };
const withTwo: Answer = { status: 'going', guests: 2 };
const maybe: Answer = { status: 'maybe', guests: 0 };
const no: Answer = { status: 'declined', guests: 0 };

it.each<[string, object, Answer, unknown[]]>([
  ['going takes a seat', open, going, ['going', 0, null, 11, 2, 0]],
  [
    'guests take seats too',
    { ...open, my_participation: mine({ status: 'going' }) },
    withTwo,
    ['going', 2, null, 12, 2, 0],
  ],
  ['a party that does not fit waits', { ...open, going_count: 12 }, withTwo, ['waitlisted', 2, 1, 12, 2, 1]],
  ['of a full one the last place in line', full, going, ['waitlisted', 0, 2, 14, 2, 2]],
  [
    'who waits keeps the place',
    { ...full, my_participation: mine({ status: 'waitlisted', guests: 2, waitlist_position: 1 }) },
    going,
    ['waitlisted', 0, 1, 14, 2, 1],
  ],
  [
    'who waits cannot bring more people, which the server says',
    { ...full, my_participation: mine({ status: 'waitlisted', waitlist_position: 1 }) },
    withTwo,
    ['waitlisted', 0, 1, 14, 2, 1],
  ],
  [
    'nor can who goes bring more than there are seats',
    { ...open, going_count: 13, my_participation: mine({ status: 'going' }) },
    withTwo,
    ['going', 0, null, 13, 2, 0],
  ],
  ['with approval it is a request', approval, going, ['requested', 0, null, 10, 2, 0]],
  [
    'but not of who is invited',
    { ...approval, my_participation: mine({ status: 'invited', invited_by: me }) },
    going,
    ['going', 0, null, 11, 2, 0],
  ],
  ['nor of who decides', { ...approval, permissions: { decide: true } }, going, ['going', 0, null, 11, 2, 0]],
  [
    'who leaves frees the seats of all',
    { ...open, my_participation: mine({ status: 'going', guests: 2 }) },
    no,
    ['declined', 0, null, 7, 2, 0],
  ],
  [
    'maybe frees them as well',
    { ...open, my_participation: mine({ status: 'going' }) },
    maybe,
    ['maybe', 0, null, 9, 3, 0],
  ],
  [
    'who waited leaves the line',
    { ...full, my_participation: mine({ status: 'waitlisted' }) },
    no,
    ['declined', 0, null, 14, 2, 0],
  ],
])('[COM-04] %s, shown at once, and taken back when refused', (_, event, answer, expected) => {
  expect(shown(event, answer)).toEqual(expected);
});
