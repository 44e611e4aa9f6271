import type { GameSide, GameSideKey } from '../../shared/api/generated/model';
import { Crest } from '../../shared/ui/crest.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './game.css.ts';

interface SideMarkProps {
  of: Pick<GameSide, 'team'>;
  side: GameSideKey;
  large?: boolean;
}

/** The crest of a team, or the colour that a side of an event wears; decoration. */
export function SideMark({ of: { team }, side, large = false }: SideMarkProps) {
  if (team) return <Crest of={team} size={large ? 56 : 28} />;
  return <span className={cx(css.shirt[side], large && css.largeShirt)} aria-hidden />;
}
