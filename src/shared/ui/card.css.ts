import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { radius, space } from './tokens.ts';

export const card = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

export const padded = style({ padding: space(4) });

/** Makes the whole card the target of its one link; other controls in it need `aboveCardLink`. */
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.brand}`, outlineOffset: -2 },
    '&:hover': { textDecoration: 'underline' },
  },
});

/** A button inside a card whose whole face is a link. */
export const aboveCardLink = style({ position: 'relative', zIndex: 1 });
