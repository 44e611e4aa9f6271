import { type PickerAddress, readPicker, withPicker } from '../../features/book-court/picker-address.ts';
import { type EventStep, STEPS } from '../../features/edit-event/event-form.ts';
import { id, named, oneOfOr, saying } from '../../shared/routing/search-params.ts';
import { searchState, toAddress } from '../../shared/routing/search-state.ts';

/** The dialog of a new event as the address has it. */
interface CreateDialog {
  isOpen: boolean;
  /** The court that it is made for. */
  bookingId: number | null;
  /** The community whose name it begins with. */
  communityId: number | null;
  step: EventStep;
}
/** With the search for a court in it. */
export interface CreateAddress extends CreateDialog, PickerAddress {}

const search = searchState<CreateDialog>({
  isOpen: named('do', saying('create')),
  bookingId: named('booking', id),
  communityId: named('community', id),
  step: oneOfOr('what', STEPS),
});

/** `?do=create&booking=5&community=1&step=where&pick=1&venue=…`, beside the booking's own parameters. */
export const readCreateAddress = (address: URLSearchParams): CreateAddress => ({
  ...search.read(address),
  ...readPicker(address),
});

/** The same search with these parts of the dialog changed, including `?`; without the search for a court where it is not open. */
export function withCreate(address: URLSearchParams, change: Partial<CreateAddress>): string {
  const { isPicking, venue, ...dialog } = { ...readCreateAddress(address), isOpen: true, ...change };
  return toAddress(search.write(withPicker(address, { isPicking, venue }), dialog));
}
