import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, target, weight } from '../../shared/ui/tokens.ts';

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  color: color.text,
  borderRadius: radius.full,
  selectors: { '&:hover': { background: color.brandSoft } },
});

export const count = style({
  minWidth: '20px',
  padding: '0 5px',
  color: color.onBrand,
  background: color.brand,
  borderRadius: radius.full,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** At the upper right of the bell, separated by a gap. */
export const overBell = style([
  count,
  { position: 'absolute', top: '2px', insetInlineEnd: '2px', boxShadow: `0 0 0 2px ${color.page}` },
]);
