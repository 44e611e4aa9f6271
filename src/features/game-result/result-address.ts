import type { Id } from '../../shared/api/generated/model';
import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';

/** The dialogs about a result: entering it, and disputing it. */
export type ResultDialog = 'result' | 'dispute';

/** The game whose dialog the address asks for: `?result=7`, `?dispute=7`; null for none. */
export const readResultDialog = (search: string, dialog: ResultDialog): Id | null =>
  toWhole(new URLSearchParams(search).get(dialog), MAX_ID) ?? null;

/** The same search with this dialog open, or with none. Including `?`. */
export function withResultDialog(search: string, open: readonly [dialog: ResultDialog, id: Id] | null): string {
  const params = new URLSearchParams(search);
  params.delete('result');
  params.delete('dispute');
  if (open) params.set(open[0], String(open[1]));
  return params.size > 0 ? `?${params}` : '';
}
