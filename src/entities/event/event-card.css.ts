import { globalStyle, style } from '@vanilla-extract/css';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { duration, fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** The days below each other. */
export const days = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `opacity ${duration.quick}`,
});
/** An agenda where there is room: the day beside what takes place on it. */
export const day = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: '9em minmax(0, 1fr)', columnGap: space(4), alignItems: 'start' } },
});
/** Albanian writes days in lower case; a heading begins with a capital. */
export const dayName = style({
  fontSize: fontSize[16],
  fontWeight: weight.strong,
  ':first-letter': { textTransform: 'uppercase' },
  '@media': { [media.md]: { paddingTop: space(3), lineHeight: 1.35 } },
});
/** The events of one day below each other. */
export const ofDay = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const grid = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.sm]: { gap: space(4) } },
});

/** Around a card: its facts stand beside each other where it is wide. */
export const frame = style({ containerType: 'inline-size' });
const WIDE = '(min-width: 620px)';

/** The leaf with the time, and beside it what takes place; a picture stands below the leaf, or at the end where the card is wide. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  gridTemplateRows: 'auto 1fr', // what can be pressed stands at the foot
  alignItems: 'start',
  height: '100%',
  padding: space(3),
});
export const pictured = style({
  '@container': { [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const picture = style({
  gridRow: 2,
  gridColumn: 1,
  // as wide as the leaf, whatever its own size
  width: 0,
  minWidth: '100%',
  aspectRatio: '1',
  marginTop: space(2),
  borderRadius: radius.control,
  objectFit: 'cover',
  '@container': {
    [WIDE]: { gridRow: '1 / span 2', gridColumn: 3, width: '114px', minWidth: 0, aspectRatio: '16 / 9', marginTop: 0 },
  },
});
export const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minWidth: '60px',
  minHeight: '64px',
  padding: `${space(1)} 6px`,
  borderRadius: radius.control,
  background: color.brandSoft,
  fontSize: fontSize[12],
  lineHeight: 1.3,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
// Albanian writes days and months in lower case; a line begins with a capital.
globalStyle(`${leaf} > span:first-letter`, { textTransform: 'uppercase' });
export const leafMain = style({ fontSize: fontSize[18], fontWeight: weight.strong, color: color.text });
/** It does not take place (any more). */
export const over = style({ background: color.neutralSoft });
export const body = style({ gridRow: '1 / span 2', gridColumn: 2, display: 'grid', gap: space(1), minWidth: 0 });
export const name = style({
  fontSize: fontSize[16],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
});
export const facts = style({
  display: 'grid',
  gap: '2px',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space(4) } },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: '6px',
  alignItems: 'start',
  fontSize: fontSize[14],
  color: color.muted,
  overflowWrap: 'anywhere',
});
globalStyle(`${fact} > svg`, { marginTop: '3px' });
/** An event without a court is not settled yet. */
export const open = style({ color: color.text, fontWeight: weight.medium });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginTop: space(1),
  ':empty': { display: 'none' },
});
/** Below the words, not below the leaf. */
export const foot = style([
  aboveCardLink,
  { gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) },
  { ':empty': { display: 'none' } },
]);
