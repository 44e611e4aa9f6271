import { style } from '@vanilla-extract/css';
import { space } from './tokens.ts';

/** Title and action in one line, or in two where the text is large. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
});
