import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, layer, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Height of the app's bottom bar on phones, above which this bar sticks. */
const bottomBar = '64px';

const shadow = '0 6px 24px #14101F33';

/** Sticks to the lower edge while its section is on screen. */
export const dock = style({
  position: 'sticky',
  bottom: `calc(${bottomBar} + ${space(2)} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  display: 'grid',
  gap: space(2),
  '@media': { [media.tablet]: { bottom: space(4) } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: space(3),
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.card,
  boxShadow: shadow,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: space(4),
      padding: `${space(3)} ${space(4)}`,
    },
  },
});

// Focused times scroll to above the bar.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBottom: `calc(260px + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { scrollPaddingBottom: '190px' }, [media.lg]: { scrollPaddingBottom: '110px' } },
});

export const what = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const time = style({ fontWeight: weight.strong });
export const line = style({ fontSize: fontSize[14], color: color.muted });
/** A hint about longer bookings, or why this time cannot be booked; in the middle of the bar on wide screens. */
export const hint = style([line, { '@media': { [media.lg]: { gridColumn: 2, gridRow: 1 } } }]);
export const price = style({ fontWeight: weight.title, fontSize: fontSize[18], whiteSpace: 'nowrap' });
export const actions = style({
  display: 'flex',
  gap: space(2),
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridColumn: 4 } },
});
export const grow = style({ flex: 1 });

export const result = style({
  display: 'grid',
  gap: space(2),
  padding: space(4),
  background: color.successSoft,
  border: `1px solid ${color.success}`,
  borderRadius: radius.card,
  boxShadow: shadow,
});
export const resultHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontWeight: weight.strong,
  fontSize: fontSize[18],
});
export const resultActions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
