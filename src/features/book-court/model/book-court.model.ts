import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { BookingPreview, CreateBookingData } from '../../../shared/api/generated/model';
import { createMachine, type Runner } from '../../../models/machine.ts';
import { monotonicNow, timerStarter, type Elapsed } from '../../../shared/platform/timers.ts';
import { unsavedUntil } from '../../../shared/platform/unsaved-work.ts';
import type { BookingWish } from '../booking-address.ts';
import type { WeekChoice } from '../../../entities/booking/weeks.ts';
import {
  type BookingCommand,
  type BookingFact,
  decideBooking,
  noBooking,
  type Order,
  type OrderContent,
} from './booking-process.ts';
import {
  askHold,
  book,
  type BookAnswer,
  type CheckAnswer,
  findBooking,
  type HoldAnswer,
  letGo,
  toRefusal,
} from './calls.ts';

/** Callbacks into the page. */
export interface SheetPorts {
  /** Slots and bookings have changed, so the cached ones are outdated. */
  changed: () => void;
  /** The newest preview, which comes with a refused weekly booking. */
  previewed: (preview: BookingPreview) => void;
  /** Data is null if the answer was lost and the booking was found by reading. */
  booked: (id: number, data: CreateBookingData | null) => void;
}

interface Sheet {
  wish: BookingWish | null;
  ports: SheetPorts | null;
}
/** The sheet was rendered with this wish; fired on every render. */
export const sheetShown = createEvent<Sheet>();
export const sheetLeft = createEvent();
const $sheet = createStore<Sheet>({ wish: null, ports: null })
  .on(sheetShown, (_, sheet) => sheet)
  .reset(sheetLeft);

export const weekChosen = createEvent<{ date: string; choice: WeekChoice | null }>();
export const bookingConfirmed = createEvent<{ content: OrderContent; freshKey: string }>();
export const holdRenewed = createEvent();
export const checkRepeated = createEvent();
/** The device is online again. */
export const networkFound = createEvent();
const elapsed = createEvent<Elapsed>();

export const holdFx = createEffect<{ wish: BookingWish; ticket: number; replaces: number | null }, HoldAnswer>(
  ({ wish, replaces }) => askHold(wish, replaces),
);
export const releaseFx = createEffect<number, void>(letGo);
export const bookFx = createEffect<Order, BookAnswer>((order) => {
  const answer = book(order);
  unsavedUntil(answer);
  return answer;
});
export const checkFx = createEffect<Order, CheckAnswer>(findBooking);

const machine = createMachine({ initial: noBooking, decide: decideBooking, makeRunner });
export const $booking = machine.$state;
const happened = machine.occurred;

sample({
  clock: sheetShown,
  filter: ({ wish }) => wish !== null,
  fn: ({ wish }): BookingFact => (wish ? { type: 'wished', wish } : { type: 'closed' }),
  target: happened,
});
sample({ clock: sheetLeft, fn: (): BookingFact => ({ type: 'closed' }), target: happened });
sample({ clock: weekChosen, fn: (chosen): BookingFact => ({ type: 'week-chosen', ...chosen }), target: happened });
sample({ clock: bookingConfirmed, fn: (order): BookingFact => ({ type: 'confirmed', ...order }), target: happened });
sample({ clock: holdRenewed, fn: (): BookingFact => ({ type: 'hold-renewed' }), target: happened });
sample({ clock: checkRepeated, fn: (): BookingFact => ({ type: 'check-repeated' }), target: happened });
sample({ clock: networkFound, fn: (): BookingFact => ({ type: 'network-found' }), target: happened });
sample({ clock: elapsed, fn: ({ now }): BookingFact => ({ type: 'time-passed', now }), target: happened });
sample({ clock: holdFx.done, fn: ({ params, result }) => holdFact(params.ticket, result), target: happened });
sample({ clock: bookFx.doneData, fn: bookFact, target: happened });
sample({ clock: checkFx.doneData, fn: (answer): BookingFact => ({ type: answer.kind }), target: happened });

/** Calls the page back, if it is still mounted. */
const tellFx = createEffect<() => void, void>((tell) => tell());
sample({
  clock: holdFx.doneData,
  source: $sheet,
  filter: (_, answer) => answer.kind === 'refused',
  fn:
    ({ ports }) =>
    () =>
      ports?.changed(),
  target: tellFx,
});
sample({
  clock: bookFx.doneData,
  source: $sheet,
  fn:
    ({ ports }, answer) =>
    () =>
      tellBooked(ports, answer),
  target: tellFx,
});
sample({
  clock: checkFx.doneData,
  source: $sheet,
  fn:
    ({ ports }, answer) =>
    () => {
      ports?.changed();
      if (answer.kind === 'booked') ports?.booked(answer.booking.id, null);
    },
  target: tellFx,
});

function makeRunner(): Runner<BookingCommand> {
  const startTimer = timerStarter(scopeBind(elapsed));
  return (command) => {
    switch (command.do) {
      case 'hold':
        return void holdFx(command);
      case 'release':
        return void releaseFx(command.id);
      case 'wake':
        return startTimer({ id: 'hold', ms: Math.max(0, command.at - monotonicNow()) });
      case 'book':
        return void bookFx(command.order);
      case 'check':
        return void checkFx(command.order);
    }
  };
}

function holdFact(ticket: number, answer: HoldAnswer): BookingFact {
  if (answer.kind === 'held') return { type: 'held', ticket, id: answer.id, until: answer.until };
  if (answer.kind === 'failed') return { type: 'hold-failed', ticket };
  const { kind: _, ...refused } = answer;
  return { type: 'hold-refused', ticket, ...refused };
}

function bookFact(answer: BookAnswer): BookingFact {
  return answer.kind === 'refused' ? { type: 'refused', refusal: toRefusal(answer.error) } : { type: answer.kind };
}

function tellBooked(ports: SheetPorts | null, answer: BookAnswer): void {
  if (!ports || answer.kind === 'lost') return;
  ports.changed();
  if (answer.kind === 'booked') return ports.booked(answer.data.booking.id, answer.data);
  // a refused booking carries its preview as data (design §5)
  const preview = answer.error.data as BookingPreview | null;
  if (preview?.sessions) ports.previewed(preview);
}
