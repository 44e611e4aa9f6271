import { expect, it } from 'vitest';
import type { Event } from '../../shared/api/generated/model';
import { eventIcs } from './event-ics.ts';

// only what the file is made of
const event = {
  id: 7,
  title: 'Futboll, e enjte',
  starts_at: '2026-11-26T20:00:00+01:00',
  ends_at: '2026-11-26T21:00:00+01:00',
  place: {
    state: 'confirmed',
    court: { name: 'Fusha 1' },
    venue: { name: 'Fusha e Liqenit', address: 'Rr. e Plepave 14, Tiranë' },
  },
  location: null,
  phase: 'scheduled',
} as Event;
const file = (other: Partial<Event> = {}) =>
  eventIcs(
    { ...event, ...other },
    { description: '300 Lekë për person' },
    { now: Date.parse('2026-11-24T10:00:00+01:00'), url: 'https://fusha.example/app/event/7/info' },
  ).replaceAll('\r\n ', '');

it('[COM-04] an event goes into the calendar with its title, time and court', () => {
  expect(file()).toContain('\r\nUID:event-7@fusha\r\n');
  expect(file()).toContain('\r\nDTSTART;TZID=Europe/Tirane:20261126T200000\r\n');
  expect(file()).toContain('\r\nDTEND;TZID=Europe/Tirane:20261126T210000\r\n');
  expect(file()).toContain('\r\nSUMMARY:Futboll\\, e enjte\r\n');
  expect(file()).toContain('\r\nLOCATION:Fusha 1\\, Fusha e Liqenit\\, Rr. e Plepave 14\\, Tiranë\r\n');
  expect(file()).toContain('\r\nURL:https://fusha.example/app/event/7/info\r\n');
});

it.each([
  ['a confirmed court', {}, 'CONFIRMED'],
  ['no court yet', { place: null }, 'TENTATIVE'],
  [
    'a free place',
    { place: null, location: { name: 'Parku', address: null, latitude: null, longitude: null } },
    'CONFIRMED',
  ],
  ['cancelled', { phase: 'cancelled' }, 'CANCELLED'],
] as const)('with %s its status says so', (_, other, status) => {
  expect(file(other)).toContain(`\r\nSTATUS:${status}\r\n`);
});
