import { partName } from '../../entities/game/score-table.tsx';
import { shootoutPeriod } from '../../live/index.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Tracking } from './use-tracking.ts';

/** What the part that is on is called: "Half 1". */
export function usePart({ tracked: { game, rules, state } }: Pick<Tracking, 'tracked'>): string {
  const games = useT('games');
  const shootout = useT('tracking')('shootout');
  return state.period === shootoutPeriod(rules) ? shootout : partName(game, state.period, games);
}
