import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, radius, space } from '../../../shared/ui/tokens.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums' });

/** The whole link can be read, and marked by hand where copying is refused. */
export const address = style({
  padding: `${space(2)} ${space(3)}`,
  background: color.neutralSoft,
  borderRadius: radius.control,
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
