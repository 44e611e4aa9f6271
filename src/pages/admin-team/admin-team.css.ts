import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

/** Large enough to be pressed, in a line no higher than its text. */
export const asPublic = style({ marginBlock: `-${space(3)}` });
export const complete = style({ display: 'flex', alignItems: 'start', gap: space(2), color: color.muted });
export const completeIcon = style({ flex: 'none', marginTop: '0.2em', color: color.success });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** On wide screens what is played stands beside what is to be done. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(8) } },
});
