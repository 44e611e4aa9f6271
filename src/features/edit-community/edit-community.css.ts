import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** On wide screens what the community is stands left, and who gets in right. */
export const columns = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gap: space(5), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
