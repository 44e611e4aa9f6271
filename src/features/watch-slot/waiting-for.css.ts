import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

/** As far from the bookings below as their groups are from each other. */
export const part = style({ paddingBottom: space(2) });
export const title = style({ fontSize: fontSize[16] });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const book = aboveCardLink;
