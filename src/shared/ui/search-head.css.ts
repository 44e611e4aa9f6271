import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, space } from './tokens.ts';

/** Title and count in one line, and the search below; from 769 px all in one. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(2),
});
// one long word in large text
globalStyle(`${top} > h1`, { maxWidth: '100%', overflowWrap: 'anywhere' });
export const total = style({
  flex: 1,
  paddingTop: '6px',
  fontSize: fontSize[18],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const search = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.tablet]: { flex: '0 1 400px' } },
});
