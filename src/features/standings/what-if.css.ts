import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { card } from '../../shared/ui/card.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

/** The table beside the games, on a desktop always in sight; below each other on a phone. */
export const frame = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});
export const table = style({
  minWidth: 0,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: space(4) } },
});
export const games = style([card, { padding: space(4) }]);
export const title = style({ fontSize: fontSize[18] });
export const hint = style({ color: color.muted, fontSize: fontSize[14] });
export const round = style({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)' });
export const roundName = style({ color: color.muted, fontSize: fontSize[14], fontWeight: weight.medium });
export const game = style({ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)' });
export const sides = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
});
export const inputs = style({ display: 'grid', gap: space(1), gridTemplateColumns: '52px 52px' });
export const against = style({ color: color.muted });
const sideOf = { display: 'flex', gap: space(2), alignItems: 'center', minWidth: 0 } as const;
export const side = styleVariants({
  home: sideOf,
  away: { ...sideOf, flexDirection: 'row-reverse', textAlign: 'end' },
});
export const name = style({
  fontSize: fontSize[14],
  lineHeight: 1.3,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const error = style({ textAlign: 'center' });
/** Says what has moved where the table may be out of sight. */
export const foot = style({
  display: 'flex',
  gap: space(2),
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
});
export const moved = style({ fontSize: fontSize[14], fontWeight: weight.medium });
