import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, space, target } from './tokens.ts';

/** Row of a checkbox or a switch: the whole row is pressed. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.muted } },
});

/** The box stands at the first line of a long label. */
export const lines = style({ alignItems: 'start', paddingBlock: '10px' });

export const texts = style({ display: 'grid', flex: 1, minWidth: 0 });

export const note = style({ fontSize: fontSize[14], color: color.muted });

/** Under a checkbox's label: its width and the gap. */
export const under = style({ paddingInlineStart: 34 });

export const checkbox = style({
  flex: 'none',
  width: 22,
  height: 22,
  accentColor: color.brand,
  cursor: 'inherit',
});
