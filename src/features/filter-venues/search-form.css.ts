import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { space } from '../../shared/ui/tokens.ts';

/** What and where in the first line, when in the second; on a phone the button has a line of its own. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap', // side by side as long as their texts fit
  gap: space(2),
  '@media': { [media.sm]: { gap: space(3) } },
});
globalStyle(`${form} > *`, { flex: '1 1 40%', minWidth: 'max-content', maxWidth: '100%' });

/** As wide as the form; a line of buttons. */
export const line = style({
  display: 'grid',
  gap: space(2),
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(3) } },
});

globalStyle(`${form} > ${line}`, { flexBasis: '100%', minWidth: 0 });

/** The same search for a day that is near. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap', // three in a row, fewer with larger text
  gap: space(2),
});
globalStyle(`${days} > *`, { flex: '1 1 5.5rem', minWidth: 'max-content' });
