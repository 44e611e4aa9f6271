import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { card } from '../../shared/ui/card.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { bottomBar, fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** The way to a what-if stands in the line of the table's name. */
export const frame = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
/** The table beside the games, on a desktop always in sight; below each other on a phone. */
export const asked = style({
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});
const first = { gridColumn: 1, gridRow: 1 } as const;
export const table = style({
  ...first,
  minWidth: 0,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: space(4) } },
});
export const ask = style({
  ...first,
  justifySelf: 'end',
  margin: space(1),
  zIndex: 1,
  '@media': { [media.print]: { display: 'none' } },
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
export const inputs = style({ display: 'grid', gap: space(1), gridTemplateColumns: '46px 46px' });
export const against = style({ color: color.muted });
const sideOf = { display: 'flex', gap: space(1), alignItems: 'center', minWidth: 0 } as const;
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
  position: 'sticky',
  bottom: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
  margin: `0 calc(-1 * ${space(4)}) calc(-1 * ${space(4)})`,
  padding: `${space(2)} ${space(4)}`,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { bottom: 0 } },
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  display: 'flex',
  gap: space(2),
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
});
export const moved = style({ fontSize: fontSize[14], fontWeight: weight.medium });
