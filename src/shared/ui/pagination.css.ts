import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { fontSize, space } from './tokens.ts';

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  paddingBlock: space(2),
});

export const step = style({
  color: color.brand,
  selectors: { '&[aria-disabled="true"]': { color: color.edge, background: 'none' } },
});

export const summary = style({
  fontSize: fontSize[14],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
