import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

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
export const live = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  fontVariantNumeric: 'tabular-nums',
});
export const clock = style({ fontSize: fontSize[18], fontWeight: weight.title });
export const part = style({ fontSize: fontSize[14], color: color.muted });
