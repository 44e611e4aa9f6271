import { getListSlotWatchesQueryOptions } from '../../shared/api/generated/endpoints/slot-watches/slot-watches.ts';

/** What the user waits for; the loader of a page that shows it starts it. */
export const watchesQuery = () => getListSlotWatchesQueryOptions();
