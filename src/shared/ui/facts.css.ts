import { globalStyle, style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { space, weight } from './tokens.ts';

/** Label and value beside each other, as in the booking sheet; below each other where large text leaves no room. */
export const facts = style({ display: 'grid', gap: space(2), margin: 0 });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const term = style({ flex: 'none', maxWidth: '100%', color: color.muted });

export const value = style({
  flex: '1 1 50%',
  minWidth: 0,
  margin: 0,
  textAlign: 'end',
  // no single word on a line
  textWrap: 'balance',
  fontWeight: weight.medium,
  ':first-letter': { textTransform: 'uppercase' },
});

// A touch target of full height without a larger line spacing.
globalStyle(`${value} > a`, { paddingBlock: '14px' });
