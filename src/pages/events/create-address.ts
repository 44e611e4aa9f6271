import { type PickerAddress, readPicker, withPicker } from '../../features/book-court/picker-address.ts';
import { type EventStep, STEPS } from '../../features/edit-event/event-form.ts';
import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';

/** The dialog of a new event as the address has it, and the search for a court in it. */
export interface CreateAddress extends PickerAddress {
  isOpen: boolean;
  /** The court that it is made for. */
  bookingId: number | null;
  /** The community whose name it begins with. */
  communityId: number | null;
  step: EventStep;
}

/** Reads `?do=create&booking=5&community=1&step=where&pick=1&venue=…`, beside the booking's own parameters. */
export function readCreateAddress(search: URLSearchParams): CreateAddress {
  const step = search.get('step');
  return {
    isOpen: search.get('do') === 'create',
    bookingId: toWhole(search.get('booking'), MAX_ID) ?? null,
    communityId: toWhole(search.get('community'), MAX_ID) ?? null,
    step: STEPS.find((one) => one === step) ?? 'what',
    ...readPicker(search),
  };
}

/** The same search with these parts of the dialog changed, including `?`; without the search for a court where it is not open. */
export function withCreate(search: URLSearchParams, change: Partial<CreateAddress>): string {
  const next = { ...readCreateAddress(search), isOpen: true, ...change };
  const written = withPicker(search, next);
  const set = (name: string, value: string | number | false | null) => {
    if (value) written.set(name, String(value));
    else written.delete(name);
  };
  set('do', 'create');
  set('booking', next.bookingId);
  set('community', next.communityId);
  set('step', next.step !== 'what' && next.step);
  return `?${written}`;
}
