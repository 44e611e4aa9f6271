import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** The search above the groups; beside them where there is room. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });
export const search = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.tablet]: { flex: '0 1 320px' } },
});
