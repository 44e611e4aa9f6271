import type { Fixture, Game, GameSideKey } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { gameKinds } from './game-kinds.ts';

type Sided = Pick<Fixture, 'home' | 'away'> & Partial<Pick<Game, 'kind'>>;

/**
 * What a side is called: its team; of an event its colour, in the language of the screen (the server's label is in that of the request,
 * which may be an earlier one); else where the side comes from.
 */
export function sideName(game: Sided, side: GameSideKey, t: Translate<'fixtures'>): string {
  const { team, label } = game[side];
  if (team) return team.name;
  return game.kind && gameKinds[game.kind].isByColour ? t(`sides.${side}`) : label;
}
