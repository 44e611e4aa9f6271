import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, weight } from './tokens.ts';

/** Places of one size; the first is as large as four. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))' },
  },
});

export const item = style({
  position: 'relative',
  minWidth: 0,
  aspectRatio: '4 / 3',
  background: color.neutralSoft,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
  selectors: { '&[data-dragged]': { outline: `3px solid ${color.brand}`, outlineOffset: 2, opacity: 0.8 } },
});

export const first = style({ gridColumn: 'span 2', gridRow: 'span 2' });

export const photo = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  userSelect: 'none',
});

/** The area of a mouse is the whole photo, while a finger scrolls beside the handle. */
export const handle = style({ position: 'absolute', top: space(2), insetInlineStart: space(2) });
/** Larger than any photo; the photo's own edge cuts it off. */
export const wholePhoto = style({
  '@media': { [media.hover]: { '::after': { content: '', position: 'absolute', inset: '-2000px' } } },
});

export const menu = style({ position: 'absolute', top: space(2), insetInlineEnd: space(2), zIndex: 1 });

export const mark = style({
  position: 'absolute',
  bottom: space(2),
  insetInlineStart: space(2),
  padding: `2px ${space(2)}`,
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  pointerEvents: 'none',
});
