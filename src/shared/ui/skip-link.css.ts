import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { layer, radius, space, target, weight } from './tokens.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  top: `calc(${space(2)} + env(safe-area-inset-top))`,
  left: `calc(${space(2)} + env(safe-area-inset-left))`,
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  padding: `${space(2)} ${space(4)}`,
  fontWeight: weight.strong,
  color: color.onBrand,
  background: color.brand,
  borderRadius: radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
