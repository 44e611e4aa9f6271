import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { radius, space, target, weight } from './tokens.ts';

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  padding: `${space(1)} ${space(3)}`,
  marginInline: `-${space(3)}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.brandSoft },
    '&:has(:checked)': { color: color.brand, fontWeight: weight.strong },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: -2 },
  },
});

/** Covers its line: the whole of it is pressed. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const mark = style({ marginInlineStart: 'auto', flex: 'none' });
