import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { dialog } from '../../shared/ui/dialog.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { duration, fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const sheet = style([dialog]);

export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(3),
  padding: `${space(6)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  textAlign: 'center',
  '@media': { [media.sm]: { paddingInline: space(6) } },
});

export const close = style({ position: 'absolute', top: space(2), right: space(2) });

const pop = keyframes({ from: { transform: 'scale(0.4)', opacity: 0 } });

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  color: color.onAccent,
  background: color.accent,
  border: '1px solid transparent', // seen in forced colours
  borderRadius: radius.full,
  '@media': { [media.motion]: { animation: `${pop} ${duration.slow} ease-out ${duration.quick} backwards` } },
});

export const title = style({ fontSize: fontSize[22] });
export const when = style({
  fontSize: fontSize[18],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ':first-letter': { textTransform: 'uppercase' },
});
export const where = style({ color: color.muted });
/** The first takes a line of its own, the others share the next. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), width: '100%' });
globalStyle(`${actions} > *`, { flex: '1 1 8.5rem' });
globalStyle(`${actions} > :first-child`, { flexBasis: '100%' });
