import { style } from '@vanilla-extract/css';
import { face as bookingFace } from '../../entities/booking/booking-row.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { fontSize, space, target } from '../../shared/ui/tokens.ts';

/** As far from the bookings below as their groups are from each other. */
export const part = style({ paddingBottom: space(2) });
export const title = style({ fontSize: fontSize[16] });
/** In the columns of the bookings below. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(2)} ${space(6)}`,
  margin: 0,
  padding: 0,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** No room for the button beside the words: text at 150 % and more on a phone. */
const NARROW = '(max-width: 16em)';
/** The button beside time and place. */
export const face = style([
  bookingFace,
  {
    selectors: {
      '&&': {
        gridTemplate: `
          'date title book menu' auto
          'date place book menu' auto
          'date marks marks menu' auto
          / auto minmax(0, 1fr) auto ${target}
        `,
      },
    },
    '@container': {
      [NARROW]: {
        selectors: {
          '&&': {
            gridTemplate: `
              'date title menu' auto
              'date place menu' auto
              'date marks menu' auto
              'date book menu' auto
              / auto minmax(0, 1fr) ${target}
            `,
          },
        },
      },
    },
  },
]);
/** Buttons that say their courts have a line of their own. */
export const faceOfCourts = style([
  bookingFace,
  {
    selectors: {
      '&&': {
        gridTemplate: `
          'date title menu' auto
          'date place menu' auto
          'date marks menu' auto
          'date books books' auto
          / auto minmax(0, 1fr) ${target}
        `,
      },
    },
  },
]);
export const books = style([
  aboveCardLink,
  { gridArea: 'books', display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) },
]);
export const marks = style({ gridArea: 'marks', marginTop: space(1), fontSize: fontSize[14] });
export const book = style([
  aboveCardLink,
  { gridArea: 'book', '@container': { [NARROW]: { justifySelf: 'start', marginTop: space(1) } } },
]);
