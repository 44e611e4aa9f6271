import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, listMax, space } from '../../shared/ui/tokens.ts';

export const page = style({});
globalStyle(`main:has(> ${page})`, { maxWidth: listMax });
/** What gets the focus is scrolled to below the filters, which stay in sight. */
globalStyle(`${page} :is(a, button)`, { scrollMarginTop: '56px' });

/** Title, count, the other view, and the search below them; from 769 px in one line. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(2),
});

export const heading = style({ flex: 1 });

/** One line high from the start, so that nothing moves when the number comes. */
export const total = style({
  minHeight: '1.5em',
  fontSize: fontSize[14],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const search = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.tablet]: { flex: '0 1 400px' } },
});

/** As long as cards are missing, what follows them is below the screen. */
export const partial = style({ minHeight: '100dvh' });
