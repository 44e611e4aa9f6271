import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import {
  realtimeEventReceived,
  realtimeRecordArrived,
  realtimeRecordHandled,
  unknownRecordIgnored,
} from './realtime-events.model.ts';

function setUp() {
  const scope = fork();
  const heard: Record<'received' | 'handled' | 'ignored', unknown[]> = { received: [], handled: [], ignored: [] };
  createWatch({ unit: realtimeEventReceived, scope, fn: (event) => void heard.received.push(event) });
  createWatch({ unit: realtimeRecordHandled, scope, fn: (key) => void heard.handled.push(key) });
  createWatch({ unit: unknownRecordIgnored, scope, fn: ({ key }) => void heard.ignored.push(key) });
  return {
    heard,
    arrive: (key: string, value: unknown) => allSettled(realtimeRecordArrived, { scope, params: { key, value } }),
  };
}

it.each([
  'NewBookingAdded',
  'EventCreationNotification',
  'EventInvitationNotification',
  'VenueStatusChanged',
  'VenueRoleChanged',
  'VenueRoleLost',
  'OrganizationRoleChanged',
  'OrganizationRoleLost',
])('%s is passed on and then done with', async (type) => {
  const { heard, arrive } = setUp();
  await arrive('a', { type, data: { booking_id: 3 } });
  expect(heard).toEqual({ received: [{ type, data: { booking_id: 3 } }], handled: ['a'], ignored: [] });
});

it.each([null, 'NewBookingAdded', 7, [], {}, { type: 'Other', data: {} }, { type: 3 }])(
  '%j is ignored',
  async (value) => {
    const { heard, arrive } = setUp();
    await arrive('a', value);
    expect(heard).toEqual({ received: [], handled: [], ignored: ['a'] });
  },
);

it('an event without data has empty data', async () => {
  const { heard, arrive } = setUp();
  await arrive('a', { type: 'NewBookingAdded' });
  expect(heard.received).toEqual([{ type: 'NewBookingAdded', data: {} }]);
});
