import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shared/api/generated/model';
import { bookingIcs } from './booking-ics.ts';
import { escapeText, foldLine } from '../../shared/lib/ics/ics-lines.ts';

// only what the file is made of
const booking = {
  id: 42,
  court: { id: 1, name: 'Fusha 1', sport: { id: 1, key: 'football' } },
  venue: { name: 'Fusha e Liqenit; "Jug"', address: 'Rr. e Plepave 14, Tiranë' },
  starts_at: '2026-11-26T23:00:00+01:00',
  ends_at: '2026-11-27T00:00:00+01:00',
  status: 'Confirmed',
} as Booking;
const texts = { summary: 'Football, Fusha 1', description: 'Fusha e Liqenit\n+355 690000101' };
const facts = { now: Date.parse('2026-11-24T10:00:00+01:00'), url: 'https://fusha.example/app/bookings?booking=42' };
const file = bookingIcs(booking, texts, facts);
const unfolded = file.replaceAll('\r\n ', '');

describe('a booking as a calendar file', () => {
  it('is dated by the wall clock of Tirana, past midnight too', () => {
    expect(unfolded).toContain('\r\nDTSTART;TZID=Europe/Tirane:20261126T230000\r\n');
    expect(unfolded).toContain('\r\nDTEND;TZID=Europe/Tirane:20261127T000000\r\n');
    expect(unfolded).toContain('\r\nDTSTAMP:20261124T090000Z\r\n');
  });

  it('carries the zone it names, and in summer the same wall time', () => {
    expect(unfolded).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Tirane\r\n');
    const summer = bookingIcs({ ...booking, starts_at: '2027-04-01T19:00:00+02:00' }, texts, facts);
    expect(summer).toContain('DTSTART;TZID=Europe/Tirane:20270401T190000\r\n');
  });

  it('keeps its identity when it is made again', () => {
    const again = bookingIcs({ ...booking, starts_at: '2026-11-28T10:00:00+01:00' }, texts, {
      ...facts,
      now: facts.now + 60_000,
    });
    const uid = /^UID:.+$/m;
    expect(uid.exec(again)?.[0]).toBe(uid.exec(file)?.[0]);
    expect(Number(/SEQUENCE:(\d+)/.exec(again)?.[1])).toBeGreaterThan(Number(/SEQUENCE:(\d+)/.exec(file)?.[1]));
  });

  it('escapes what has a meaning in the format', () => {
    expect(unfolded).toContain('LOCATION:Fusha 1\\, Fusha e Liqenit\\; "Jug"\\, Rr. e Plepave 14\\, Tiranë\r\n');
    expect(unfolded).toContain('DESCRIPTION:Fusha e Liqenit\\n+355 690000101\r\n');
    expect(escapeText('a\\b\r\nc')).toBe('a\\\\b\\nc');
  });

  it.each([
    ['Pending', 'TENTATIVE'],
    ['Unbooked', 'CANCELLED'],
  ] as const)('%s is %s', (status, word) => {
    expect(bookingIcs({ ...booking, status }, texts, facts)).toContain(`\r\nSTATUS:${word}\r\n`);
  });

  it('ends every line with CRLF and begins every block it ends', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const names = (word: string) =>
      [...file.matchAll(new RegExp(`^${word}:(.+)\r$`, 'gm'))]
        .map((match) => match[1] ?? '')
        .toSorted((a, b) => (a < b ? -1 : 1));
    expect(names('BEGIN')).toEqual(names('END'));
  });
});

describe('folding (RFC 5545 §3.1)', () => {
  it('no line is longer than 75 octets, no character is cut, nothing is lost', () => {
    const octets = (text: string) => new TextEncoder().encode(text).length;
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }).filter((text) => !/[\r\n]/.test(text)),
        (line) => {
          const parts = foldLine(line).split('\r\n');
          expect(Math.max(...parts.map(octets))).toBeLessThanOrEqual(75);
          expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
          expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
        },
      ),
      { numRuns: 500 },
    );
  });
});
