import { expect, test } from 'vitest';
import type { Booking } from '../../../shared/api/generated/model';
import { requestRows } from './request-rows.ts';

const request = (id: number, hour: number, status: Booking['status'] = 'Pending') =>
  // only what the order is made of
  ({ id, status, starts_at: `2026-11-26T${hour}:00:00+01:00` }) as Booking;
const shown = (rows: ReturnType<typeof requestRows>) =>
  rows.map(({ booking, isAnswered }) => `${booking.id}${isAnswered ? ' answered' : ''}`);

test('an answered request stays where it stood, before and after the server has taken it off its list', () => {
  const [first, second, third] = [request(3, 17), request(1, 18), request(2, 18)];
  expect(shown(requestRows([first, second, third], []))).toEqual(['3', '1', '2']);
  const confirmed = request(1, 18, 'Confirmed');
  expect(shown(requestRows([first, confirmed, third], [second]))).toEqual(['3', '1 answered', '2']);
  expect(shown(requestRows([first, third], [second]))).toEqual(['3', '1 answered', '2']);
});

test('a request whose answer was refused waits again', () => {
  const request1 = request(1, 18);
  expect(shown(requestRows([request1], [request1]))).toEqual(['1']);
});
