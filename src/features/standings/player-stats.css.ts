import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space, weight } from '../../shared/ui/tokens.ts';

const lists = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
/** In a column of a page. */
export const below = lists;
/** On a page of full width, where there is room. */
export const beside = style([
  lists,
  { '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const figure = style({
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const cards = style([figure, { display: 'inline-flex', alignItems: 'center', gap: space(3) }]);
export const card = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) });
