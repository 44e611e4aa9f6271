import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

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

export const figure = style({ fontVariantNumeric: 'tabular-nums', color: color.text });

export const done = style({ display: 'flex', alignItems: 'start', gap: space(2), color: color.muted });

export const doneIcon = style({ flex: 'none', marginTop: '0.2em', color: color.success });
