import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

/** Wider lines would tear a name from its menu. */
export const narrow = style({ maxWidth: '960px' });

/** On wide screens the tables stand beside what is to be done and played. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(8) } },
});
export const quiet = style({ color: color.muted });
/** Large enough to be pressed, in a line no higher than its text. */
export const asPublic = style({ marginBlock: `-${space(3)}` });
