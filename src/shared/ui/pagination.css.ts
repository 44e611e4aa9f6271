import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, space } from './tokens.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  paddingBlock: space(4),
});

/** On a phone above the two buttons, which fill a line. */
export const summary = style({
  order: -1,
  flexBasis: '100%',
  fontSize: fontSize[14],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [media.sm]: { order: 0, flexBasis: 'auto' } },
});
