import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(4),
  minHeight: '60dvh',
  textAlign: 'center',
});

export const status = style({
  color: color.brand,
  fontSize: fontSize[18],
  fontWeight: weight.title,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({ marginTop: space(1), textWrap: 'balance' });

export const detail = style({ color: color.muted, fontSize: fontSize[12], overflowWrap: 'anywhere' });
