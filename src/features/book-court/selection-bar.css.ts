import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { bottomBar, fontSize, layer, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Sticks to the lower edge while its section is on screen; to the upper one beside the times. */
export const dock = style({
  position: 'sticky',
  bottom: `calc(${bottomBar} + ${space(2)} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  minWidth: 0,
  '@media': {
    [media.tablet]: { bottom: space(4) },
    [media.md]: { bottom: 'auto', top: '72px', zIndex: 'auto' },
  },
  '@container': {
    // text at twice its size would leave no room for the times above a bar that sticks
    '(max-width: 14rem)': { position: 'static' },
  },
});

export const none = style({
  display: 'none',
  padding: space(5),
  color: color.muted,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.md]: { display: 'block' } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: space(3),
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.card,
  boxShadow: '0 6px 24px #14101F33',
  '@media': {
    [media.md]: { padding: space(5), gap: space(4), borderColor: color.line, boxShadow: 'none' },
  },
});

// Focused times scroll to above the bar.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBottom: `calc(260px + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { scrollPaddingBottom: '190px' }, [media.md]: { scrollPaddingBottom: space(6) } },
});

export const what = style({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});
export const time = style({
  fontWeight: weight.strong,
  ':first-letter': { textTransform: 'uppercase' },
  '@media': { [media.md]: { fontSize: fontSize[18] } },
});
export const range = style({ whiteSpace: 'nowrap' });
export const line = style({ fontSize: fontSize[14], color: color.muted });
/** A hint about longer bookings, or why this time cannot be booked. */
export const hint = style([
  line,
  {
    gridColumn: '1 / -1',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.md]: { gridRow: 3 } },
  },
]);
export const price = style({
  fontWeight: weight.title,
  fontSize: fontSize[18],
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { gridColumn: '1 / -1', fontSize: fontSize[28] } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), gridColumn: '1 / -1' });
export const grow = style({ flex: 1 });
