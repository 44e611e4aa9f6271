import { style } from '@vanilla-extract/css';
import { color } from '../../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../../shared/ui/tokens.ts';

export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });

/** What is offered, as on a slip of paper. */
export const gets = style({
  display: 'grid',
  gap: space(1),
  padding: space(3),
  borderRadius: radius.control,
  background: color.neutralSoft,
});

export const getsTitle = style({ fontSize: fontSize[14], fontWeight: weight.strong });

export const when = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  ':first-letter': { textTransform: 'uppercase' },
});
