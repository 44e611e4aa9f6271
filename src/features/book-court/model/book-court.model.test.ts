import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/errors.ts';
import type { BookingPreview, CreateBookingData } from '../../../shared/api/generated/model';
import {
  $booking,
  bookFx,
  bookingConfirmed,
  checkFx,
  checkRepeated,
  holdFx,
  networkFound,
  releaseFx,
  sheetLeft,
  sheetShown,
} from './book-court.model.ts';
import type { Order, OrderContent } from './booking-process.ts';
import type { BookAnswer, CheckAnswer, HoldAnswer } from './calls.ts';

const wish = { courtId: 7, date: '2026-11-26', slotId: 14, slotCount: 1, weekly: false };
const content: OrderContent = {
  body: { court_id: 7, date: '2026-11-26', time_slot_id: 14, slot_count: 1, weekly: false },
  first: { date: '2026-11-26', courtId: 7, slotId: 14 },
};
// only what the model reads of it
const data = { booking: { id: 41 } } as CreateBookingData;

function open(answers: { hold?: HoldAnswer; book?: BookAnswer; check?: CheckAnswer }) {
  const told: string[] = [];
  const scope = fork({
    handlers: [
      [holdFx, () => answers.hold ?? { kind: 'held', id: 3, until: 300_000 }],
      [releaseFx, (id: number) => void told.push(`released ${id}`)],
      [bookFx, (sent: Order) => (told.push(`sent ${sent.key}`), answers.book ?? { kind: 'booked', data })],
      [checkFx, () => answers.check ?? { kind: 'absent' }],
    ],
  });
  const ports = {
    changed: () => void told.push('changed'),
    previewed: () => void told.push('previewed'),
    booked: (id: number, found: CreateBookingData | null) => void told.push(`booked ${id}${found ? '' : ' (found)'}`),
  };
  return {
    scope,
    told,
    start: () => allSettled(sheetShown, { scope, params: { wish, ports } }),
    state: () => scope.getState($booking),
  };
}

const confirm = (scope: ReturnType<typeof fork>) =>
  allSettled(bookingConfirmed, { scope, params: { content, freshKey: 'key-1' } });

describe('the booking sheet as a process', () => {
  it('holds when it opens and lets go when it closes', async () => {
    const sheet = open({});
    await sheet.start();
    expect(sheet.state().hold).toEqual({ kind: 'held', id: 3, until: 300_000 });
    await allSettled(sheetLeft, { scope: sheet.scope });
    expect([sheet.state().wish, sheet.told]).toEqual([null, ['released 3']]);
  });

  it('books once and tells the page', async () => {
    const sheet = open({});
    await sheet.start();
    await Promise.all([confirm(sheet.scope), confirm(sheet.scope)]);
    expect([sheet.state().attempt.kind, sheet.told]).toEqual(['done', ['sent key-1', 'changed', 'booked 41']]);
  });

  it('[R11] settles a lost answer by looking', async () => {
    // only what the model reads of it
    const sheet = open({ book: { kind: 'lost' }, check: { kind: 'booked', booking: data.booking } });
    await sheet.start();
    await confirm(sheet.scope);
    expect([sheet.state().attempt.kind, sheet.told]).toEqual(['done', ['sent key-1', 'changed', 'booked 41 (found)']]);
  });

  it('[R11] says when nothing was booked, and when even that is not known', async () => {
    const absent = open({ book: { kind: 'lost' } });
    await absent.start();
    await confirm(absent.scope);
    expect(absent.state().attempt.kind).toBe('absent');
    const unsure = open({ book: { kind: 'lost' }, check: { kind: 'unsure' } });
    await unsure.start();
    await confirm(unsure.scope);
    await allSettled(checkRepeated, { scope: unsure.scope });
    expect(unsure.state().attempt.kind).toBe('unsure');
  });

  it('[R11] looks again when the device is online again', async () => {
    const answers: { book: BookAnswer; check: CheckAnswer } = { book: { kind: 'lost' }, check: { kind: 'unsure' } };
    const sheet = open(answers);
    await sheet.start();
    await confirm(sheet.scope);
    expect(sheet.state().attempt.kind).toBe('unsure');
    answers.check = { kind: 'booked', booking: data.booking };
    await allSettled(networkFound, { scope: sheet.scope });
    expect([sheet.state().attempt.kind, sheet.told.at(-1)]).toEqual(['done', 'booked 41 (found)']);
  });

  it('hands on the preview of a refusal', async () => {
    const preview: BookingPreview = { sessions: [], total_price: 0, venue_id: 1 };
    const error = new ApiError({
      message: '2 of 12 sessions are not available.',
      kind: 'refused',
      status: 409,
      data: preview,
    });
    const sheet = open({ book: { kind: 'refused', error } });
    await sheet.start();
    await confirm(sheet.scope);
    expect(sheet.state().attempt).toEqual({
      kind: 'refused',
      refusal: { message: '2 of 12 sessions are not available.', code: undefined },
    });
    expect(sheet.told).toEqual(['sent key-1', 'changed', 'previewed']);
  });

  it('a refused hold makes the times on screen old', async () => {
    const sheet = open({ hold: { kind: 'refused', refusal: { message: 'Taken.', code: 'slot_taken' } } });
    await sheet.start();
    expect([sheet.state().hold.kind, sheet.told]).toEqual(['refused', ['changed']]);
  });
});
