import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, radius, space, target, weight } from './tokens.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  flex: 'none',
  minWidth: target,
  maxWidth: '100%', // a long label wraps when text is enlarged
  minHeight: target,
  padding: `${space(1)} ${space(4)}`,
  fontSize: fontSize[14],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.full,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.brandSoft,
      borderColor: color.brand,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      color: color.brand,
    },
    '&:disabled': { background: color.neutralSoft, color: color.muted, borderStyle: 'dashed', cursor: 'not-allowed' },
  },
  '@media': {
    // a finger would leave the look of a pressed chip behind
    [media.hover]: { selectors: { '&:not(:disabled):hover': { background: color.brandSoft } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 3 },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

export const group = style({ display: 'flex', gap: space(2) });

/** One line that slides under the thumb; the padding keeps focus rings uncut. */
export const slide = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: space(1),
  margin: `-${space(1)}`,
});

export const groupFlow = styleVariants({
  wrap: { flexWrap: 'wrap' },
  /** Part of a line that slides as a whole. */
  line: {},
  slide: [slide],
});
