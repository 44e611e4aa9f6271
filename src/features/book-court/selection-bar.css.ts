import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, layer, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Height of the app's bottom bar on phones: what sticks to the bottom stands above it. */
const bottomBar = '64px';

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
  boxShadow: `0 4px 16px ${color.scrim}`,
});

export const what = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const time = style({ fontWeight: weight.strong });
export const line = style({ fontSize: fontSize[14], color: color.muted });
export const price = style({ fontWeight: weight.title, fontSize: fontSize[18], whiteSpace: 'nowrap' });
export const actions = style({ display: 'flex', gap: space(2), gridColumn: '1 / -1' });
export const grow = style({ flex: 1 });

export const result = style({
  display: 'grid',
  gap: space(2),
  padding: space(4),
  background: color.successSoft,
  border: `1px solid ${color.success}`,
  borderRadius: radius.card,
  boxShadow: `0 4px 16px ${color.scrim}`,
});
export const resultHead = style({ display: 'flex', alignItems: 'center', gap: space(2), fontWeight: weight.strong, fontSize: fontSize[18] });
export const resultActions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
