import type { GameSide, GameSideKey } from '../../shared/api/generated/model';
import { Crest } from '../../shared/ui/crest.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './game.css.ts';

interface SideMarkProps {
  /** `source`: a game of a competition, whose team may not be known yet. */
  of: Pick<GameSide, 'team' | 'source'>;
  side: GameSideKey;
  large?: boolean;
}

/** The crest of a team, an empty one while it is not known, or the colour that a side of an event wears; decoration. */
export function SideMark({ of: { team, source }, side, large = false }: SideMarkProps) {
  if (team) return <Crest of={team} size={large ? 56 : 28} />;
  return <span className={cx(source ? css.empty : css.shirt[side], large && css.largeShirt)} aria-hidden />;
}
