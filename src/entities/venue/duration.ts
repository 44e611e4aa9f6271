import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** "45 minutes", "1 hour", "1.5 hours" · "1,5 orë": hours where they come out in halves. */
export function duration(t: Translate<'venue'>, format: Format, minutes: number): string {
  if (minutes < 60 || minutes % 30 !== 0) return t('minutes', { count: minutes });
  return t('hours', { count: minutes / 60, hours: format.number(minutes / 60) });
}
