import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target } from './tokens.ts';

export const summary = style({
  padding: space(4),
  border: `2px solid ${color.danger}`,
  borderRadius: radius.control,
  background: color.surface,
});

export const title = style({ fontSize: fontSize[18] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: color.danger,
});
