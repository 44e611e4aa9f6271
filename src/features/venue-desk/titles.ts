import type { TextKey } from '../../shared/i18n/i18n.ts';
import type { DeskDialog } from './desk-address.ts';

/** What a dialog is called while it loads, and but for a booking's details afterwards. */
export const titles = {
  booking: 'details.title',
  decline: 'decline.title',
  cancel: 'cancel.title',
  end: 'end.title',
  move: 'move.title',
  book: 'book.title',
  block: 'block.title',
  blocked: 'blocked.title',
  'decline-games': 'games.declineTitle',
} as const satisfies Record<DeskDialog['kind'], TextKey<'desk'>>;
