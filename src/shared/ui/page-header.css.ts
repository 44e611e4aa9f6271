import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, space } from './tokens.ts';

export const header = style({ display: 'flex', alignItems: 'start', gap: space(2) });

/** The action goes below the title where there is no room beside it; the menu stays in the corner. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  flex: 1,
  minWidth: 0,
});

export const texts = style({ flex: '1 1 160px', minWidth: 0, paddingBlock: space(1) });

export const meta = style({ marginTop: space(1), fontSize: fontSize[16], color: color.muted });
