import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** On wide screens the publication stands beside the rest. */
export const page = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: space(8) } },
});

/** Above both columns. */
export const whole = style({ gridColumn: '1 / -1' });

export const publication = style({
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** Two by two on a phone, four beside each other where there is room. */
export const tiles = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** Something is to be done here. */
export const due = style({ color: color.onAccent, background: color.accent, borderColor: 'transparent' });

export const figure = style({
  fontSize: fontSize[22],
  fontWeight: weight.title,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sm]: { fontSize: fontSize[28] } },
});

export const name = style({ fontSize: fontSize[14], lineHeight: 1.35, color: color.muted });

export const dueName = style({ color: 'inherit' });

export const done = style({ display: 'flex', alignItems: 'start', gap: space(2), color: color.muted });

export const doneIcon = style({ flex: 'none', marginTop: '0.2em', color: color.success });
