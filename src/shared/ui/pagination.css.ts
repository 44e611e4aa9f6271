import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, space } from './tokens.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  paddingBlock: space(4),
});

export const summary = style({ fontSize: fontSize[14], color: color.muted, fontVariantNumeric: 'tabular-nums' });
