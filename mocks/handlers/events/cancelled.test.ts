import { expect, it } from 'vitest';
import { eventIds } from '../../seed/event-plan.ts';
import { eventWorld } from './testing.ts';

const { thursday } = eventIds;
const [player, host] = [1, 3];

it.each(['keep', 'free'])('[COM-04] a cancelled event says where it was to be (court: %s)', async (court) => {
  const world = await eventWorld();
  const before = (await world.send(player, 'GET', `/event/${thursday}?module=base`)).data['event'];
  expect(before?.['place']).toMatchObject({ court: { name: 'Fusha 1' } });
  const answer = await world.send(host, 'POST', `/event/${thursday}/cancel`, { reason: 'Bie borë.', court });
  expect(answer.is).toBe('200');
  await world.wait(2);
  const after = (await world.send(player, 'GET', `/event/${thursday}?module=base`)).data['event'];
  expect(after).toMatchObject({
    phase: 'cancelled',
    cancel_reason: 'Bie borë.',
    starts_at: before?.['starts_at'],
    going_count: 14,
    place: { court: { name: 'Fusha 1' }, venue: { name: 'Qendra Sportive Kombinati Veri' } },
  });
});
