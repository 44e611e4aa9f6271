import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { gutter, layer, overGutter, space } from './tokens.ts';

/** How much larger than usual the reader has set the text. */
const enlargedBy = 'max(0px, 1rem - 16px)';

/** One line below the top bar, which slides under the thumb; over the whole width, so that cards pass behind it. */
export const row = style({
  position: 'sticky',
  // a phone's top bar has two lines when the text is enlarged; the row begins behind it, so that no card shows between them
  top: `calc(56px + ${enlargedBy} * 4.5)`,
  zIndex: layer.sticky - 1,
  display: 'flex',
  gap: space(1),
  marginInline: overGutter,
  padding: `${space(1)} ${gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  background: color.page,
  '@media': {
    [media.tablet]: { top: `calc(56px + ${enlargedBy})`, gap: space(2) },
  },
});

/** With an arrow, because it opens something. */
export const filter = style({
  // five in Albanian fit a phone of 390 px
  paddingInline: '8px',
  whiteSpace: 'nowrap',
  maxWidth: 'none',
  '::after': {
    content: '""',
    flex: 'none',
    width: '6px',
    height: '6px',
    marginInlineStart: '2px',
    borderInlineEnd: '2px solid',
    borderBlockEnd: '2px solid',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '@media': { [media.tablet]: { paddingInline: '12px' } },
});

/** Albanian writes days in lower case; what begins with one begins with a capital. */
export const word = style({ ':first-letter': { textTransform: 'uppercase' } });

export const inUse = style({
  selectors: {
    '&&': {
      color: color.brand,
      background: color.brandSoft,
      borderColor: color.brand,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&&': { borderColor: 'Highlight', borderWidth: 3 } } } },
});

/** Below the line: what the address asks for and the list leaves out. */
export const note = style({ color: color.danger });
