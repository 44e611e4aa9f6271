import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target, weight } from './tokens.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap', // where large text leaves no room for all in one line
  width: 'fit-content',
  maxWidth: '100%',
  padding: 3,
  background: color.neutralSoft,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
});

export const block = style({ width: '100%' });

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  flex: '1 0 auto',
  maxWidth: '100%',
  minWidth: target,
  minHeight: target,
  padding: `${space(1)} ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: 6,
  fontSize: fontSize[14],
  fontWeight: weight.medium,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.surface,
      borderColor: color.brand,
      color: color.brand,
      fontWeight: weight.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

/** Covers its segment with the border: the whole of it is pressed, and the browser scrolls to it as to any control. */
export const radio = style({
  position: 'absolute',
  inset: -1,
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** In equal parts, unless a word needs more. */
globalStyle(`${block} > ${segment}`, { flex: '1 1 0', minWidth: 'max-content' });
