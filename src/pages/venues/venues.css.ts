import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { top } from '../../shared/ui/search-head.css.ts';
import { space } from '../../shared/ui/tokens.ts';

export const page = style({});
/** What gets the focus is scrolled to below the filters, which stay in sight. */
globalStyle(`${page} :is(a, button)`, { scrollMarginTop: '56px' });

// the list begins as far up as it can
globalStyle(`${page} > ${top}`, { rowGap: space(1) });
// the words of the link to the other view, not their padding, end where the page does
globalStyle(`${page} > ${top} > a`, {
  '@media': { [`not all and ${media.tablet}`]: { marginInlineEnd: `-${space(3)}` } },
});

/** As long as cards are missing, what follows them is below the screen. */
export const partial = style({ minHeight: '100dvh' });
