import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { radius, space, weight } from '../../../shared/ui/tokens.ts';

/** From where to where. */
export const change = style({
  display: 'grid',
  gap: space(1),
  padding: space(3),
  background: color.infoSoft,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const target = style({ display: 'flex', alignItems: 'center', gap: space(1), fontWeight: weight.strong });
