import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Three lines of text in a day's frame. */
export const stripHeight = `calc((${fontSize[12]} * 2 + ${fontSize[18]}) * 1.25 + ${space(2)} * 2 + 2px)`;

export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // keeps focus rings uncut
  padding: space(1),
  margin: `-${space(1)}`,
});

export const day = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  minWidth: '56px',
  padding: `${space(2)} ${space(1)}`,
  lineHeight: 1.25,
  fontSize: fontSize[12],
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  selectors: {
    '&[aria-pressed="true"]': { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
  '@media': {
    [media.hover]: { selectors: { '&[aria-pressed="false"]:hover': { background: color.brandSoft } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

// Albanian writes days and months in lower case; a line begins with a capital.
globalStyle(`${day} > span:first-letter`, { textTransform: 'uppercase' });

export const number = style({ fontSize: fontSize[18], fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
