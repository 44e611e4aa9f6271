import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** As wide as `90+10'`. */
export const minute = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: '52px',
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
});
export const what = style({ display: 'flex', alignItems: 'center', gap: space(2), overflowWrap: 'anywhere' });
export const major = style({ fontWeight: weight.strong });
export const score = style({ fontWeight: weight.title, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** The score and a control, on one line. */
export const end = style({ display: 'flex', alignItems: 'center', gap: space(2) });
export const icon = style({ flex: 'none', width: '16px', height: '16px' });
/** On a phone the part stands above a long time (`45+2'`, `+4`), which leaves the names their place. */
export const live = style({
  maxWidth: '7.5rem',
  '@media': { [media.sm]: { maxWidth: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  fontVariantNumeric: 'tabular-nums',
});
/** The clock and what is added to it, on one line. */
export const moment = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
export const clock = style({ fontSize: fontSize[18], fontWeight: weight.title });
/** Beside the clock, told apart from it. */
export const added = style({
  display: 'inline-block',
  padding: `0 ${space(2)}`,
  borderRadius: radius.full,
  background: color.brandSoft,
  color: color.brand,
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
});
export const part = style({ fontSize: fontSize[14], color: color.muted });
