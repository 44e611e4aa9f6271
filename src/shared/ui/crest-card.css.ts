import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { aboveCardLink } from './card.css.ts';
import { color } from './theme.css.ts';
import { duration, fontSize, space, weight } from './tokens.ts';

export const grid = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `opacity ${duration.quick}`,
  '@media': { [media.sm]: { gap: space(4) } },
});

/** The crest, and beside it the name, the place and the form. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space(3),
  alignItems: 'start',
  alignContent: 'space-between', // what can be pressed stands at the foot
  height: '100%',
  padding: space(4),
});
export const body = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const name = style({ fontSize: fontSize[16], fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const quiet = style({ fontSize: fontSize[14], color: color.muted });
export const facts = style({ display: 'grid', gap: space(1) });
/** Reaches into the corner. */
export const action = style([aboveCardLink, { alignSelf: 'start', margin: `-${space(3)} -${space(3)} 0 0` }]);
/** Below the words, not below the crest. */
export const foot = style([
  aboveCardLink,
  { gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) },
  { ':empty': { display: 'none' } },
]);
export const crestSkeleton = style({ width: '56px', height: '56px' });

// beside the name, which it must not outweigh, it needs no ground of its own
globalStyle(`${action} > button`, { background: 'none', borderColor: 'transparent', color: color.muted });
globalStyle(`${action} > button[aria-pressed="true"]`, { background: 'none', color: color.brand });
