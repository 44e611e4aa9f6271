import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const content = style({ display: 'grid', gap: space(4), minWidth: 0 });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
  fontVariantNumeric: 'tabular-nums',
});
export const term = style({ color: color.muted });
export const value = style({
  margin: 0,
  textAlign: 'end',
  fontWeight: weight.strong,
  minWidth: 0,
  ':first-letter': { textTransform: 'uppercase' },
});

export const hold = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space(1),
  padding: `${space(1)} ${space(3)}`,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  background: color.infoSoft,
  borderRadius: radius.full,
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '29px', // the place of the countdown, which nothing below may jump for
});

/** Two lines, also before it is known until when a booking can be cancelled. */
export const rules = style({ minHeight: '2lh', fontSize: fontSize[14], color: color.muted });

export const footer = style({ display: 'grid', gap: space(2), width: '100%', minWidth: 0 });
export const totals = style({
  display: 'flex',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: space(3),
});
export const total = style({
  fontSize: fontSize[22],
  fontWeight: weight.title,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const changes = style({ fontSize: fontSize[14], color: color.muted, minWidth: 0, overflowWrap: 'anywhere' });

/** What is still to be done, above the total so far. */
export const open = style({ display: 'block', color: color.text });

/** What each session costs, below the total. */
export const each = style({ fontSize: fontSize[14], color: color.muted, marginTop: `-${space(1)}` });
/** Below the name of a substitute, in its button. */
export const otherPrice = style({ display: 'block', fontWeight: weight.body });

export const problem = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  background: color.dangerSoft,
  borderRadius: radius.control,
});

export const said = style({ padding: space(3), background: color.infoSoft, borderRadius: radius.control });
