import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** What and where in the first line, when in the second; on a phone the button has a line of its own. */
export const form = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8.5rem, 40%), 100%), 1fr))',
  '@media': { [media.sm]: { gap: space(3), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** As wide as the form; a line of buttons. */
export const line = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(2),
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(3) } },
});

/** The same search for a day that is near. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap', // three in a row, fewer with larger text
  gap: space(2),
});
globalStyle(`${days} > *`, { flex: '1 1 5.5rem', minWidth: 'max-content' });
