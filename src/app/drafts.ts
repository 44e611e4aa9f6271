import '../models/drafts/drafts.model.ts'; // from here on signing out takes the drafts along, whether or not a form was opened
import { saveDrafts } from '../models/drafts/drafts.storage.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { now } from '../shared/platform/clock.ts';
import { watchUnsavedWork } from '../shared/platform/unsaved-work.ts';

/** Once per tab, after the start: forgets the drafts of the day before, and counts a change on its way to the server as work (R2). */
export function startDrafts(isMutating: () => boolean): void {
  saveDrafts(browserStorage, [], now());
  watchUnsavedWork(isMutating);
}
