import type { SlotWatch } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** What a watch waits for at the moment, in words. Source: decision 036. */
export function watchState(
  { state, position, turn_until }: Pick<SlotWatch, 'state' | 'position' | 'turn_until'>,
  t: Translate<'venue'>,
  format: Format,
): string {
  if (state === 'open') return t('watch.open');
  if (turn_until !== null) return t('watch.turn', { time: format.time(Date.parse(turn_until)) });
  return position === 1 ? t('watch.next') : t('watch.position', { position });
}
