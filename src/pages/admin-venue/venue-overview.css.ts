import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

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

/** What waits for an answer, and beside it, where there is room, who comes next. */
export const today = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
});
