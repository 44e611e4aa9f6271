import { PlayerPosition } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** In the reader's language where it is one of the app's own; that of a team is as the team wrote it. */
export function positionText(position: PlayerPosition, t: Translate<'games'>): string;
export function positionText(position: string | null, t: Translate<'games'>): string | null;
export function positionText(position: string | null, t: Translate<'games'>): string | null {
  const known = Object.values(PlayerPosition).find((one) => one === position);
  return known ? t(`positions.${known}`) : position;
}
