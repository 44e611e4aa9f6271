import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

/** Fields beside each other where there is room for both. */
export const pair = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
});
/** A day, a time and the button that removes them. */
export const kickoff = style({
  width: '100%',
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
});
export const venue = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});
export const venueName = style({ fontWeight: weight.strong });
export const courts = style({ gridColumn: '1 / -1' });
export const kickoffs = style({ display: 'grid', gap: space(3), justifyItems: 'start' });
export const plan = style({
  marginTop: space(5),
  borderTop: `1px solid ${color.line}`,
  paddingTop: space(5),
  display: 'grid',
  gap: space(4),
});
export const heading = style({ fontSize: fontSize[18], fontWeight: weight.strong });
/** Days out of sight are left to the browser: a season has hundreds of games. */
export const day = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 12rem',
  display: 'grid',
  gap: space(2),
});
export const dayName = style({ fontWeight: weight.strong });
export const days = style({ display: 'grid', gap: space(4), listStyle: 'none', padding: 0, margin: 0 });
export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.strong });
export const quiet = style({ color: color.muted });
/** Buttons above the games. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  selectors: { '&:empty': { display: 'none' } },
});
/** Where there is a mouse to drag with. */
export const dragHint = style({
  display: 'none',
  color: color.muted,
  fontSize: fontSize[14],
  '@media': { [media.hover]: { display: 'block', alignSelf: 'center' } },
});
/** Below the row of a game, above its button. */
export const closing = style({ padding: `0 ${space(4)} ${space(1)}`, color: color.danger, textWrap: 'pretty' });
/** Below a row of a list. */
export const foot = style({ padding: `0 ${space(2)} ${space(2)}` });
