import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({});
/** What gets the focus is scrolled to below the filters, which stay in sight. */
globalStyle(`${page} :is(a, button)`, { scrollMarginTop: '56px' });

/** Title, count and the other view in one line, and the search below; from 769 px all in one. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(1),
});

// the words, not their padding, end where the page does
globalStyle(`${top} > a`, { '@media': { [`not all and ${media.tablet}`]: { marginInlineEnd: `-${space(3)}` } } });

/** Beside the title, and on its line. */
export const total = style({
  flex: 1,
  paddingTop: '6px',
  fontSize: fontSize[18],
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
