import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { space } from './tokens.ts';

export const name = style({ overflowWrap: 'anywhere' });
export const bar = style({
  display: 'block',
  width: '100%',
  height: '8px',
  marginTop: space(1),
  accentColor: color.brand,
});
export const problem = style({ color: color.danger });
export const tools = style({ display: 'flex', alignItems: 'center', gap: space(2) });
