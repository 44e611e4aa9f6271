import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, weight } from './tokens.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

/** While a row is dragged, its list shows another order than the document has. */
export const item = style({
  selectors: {
    '& + &, &[data-place]': { borderTop: `1px solid ${color.line}` },
    '&[data-place="0"]': { borderTop: 'none' },
    '&[data-dragged]': { outline: `3px solid ${color.brand}`, outlineOffset: -3, borderRadius: radius.card },
  },
});

/** Positioned for a `CardLink` in it. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: 56,
  padding: `${space(2)} ${space(4)}`,
  fontSize: fontSize[16],
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&:disabled': { color: color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { ':is(a, button)&:not(:disabled):hover': { background: color.brandSoft } } },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});

export const danger = style({ color: color.danger });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: color.muted,
  selectors: { [`${danger} &`]: { color: 'inherit' } },
});

/** The value goes below the title where both do not fit beside each other (200 % text). */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  flex: 1,
  minWidth: 0,
});

export const texts = style({ display: 'grid', flex: '1 1 0', minWidth: 'min(100%, 8rem)', lineHeight: 1.35 });

/** No line with a single short word, where a browser can. */
export const title = style({ fontWeight: weight.medium, textWrap: 'pretty' });

export const meta = style({ fontSize: fontSize[14], color: color.muted });

export const value = style({ maxWidth: '100%', color: color.muted });

export const chevron = style({ flex: 'none', color: color.muted });
