import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const button = style({
  minWidth: target,
  minHeight: target,
  padding: `0 ${space(3)}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.brand,
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: color.brandSoft } },
});
