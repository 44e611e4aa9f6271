import { keyframes, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { duration, layer, radius, space } from './tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Where a menu, a panel or a list of suggestions stands: over the page's bars, below messages. */
export const positioner = style({ zIndex: layer.floating });

/** What the library leaves of the window, on the side where it has put the thing. */
const available = { width: 'var(--available-width)', height: 'var(--available-height)' } as const;

export const popup = style({
  maxWidth: `min(360px, ${available.width})`,
  maxHeight: available.height,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.card,
  boxShadow: '0 6px 24px #14101F40',
  outline: 'none',
  animation: `${appear} ${duration.quick}`,
});

/** Wide enough for seven days of 44 px; a narrower window makes it narrower. */
export const panel = style({ width: '360px' });

/** Two of them beside each other. */
export const widePanel = style({
  width: '360px',
  '@media': { [media.md]: { selectors: { '&&': { width: '720px', maxWidth: available.width } } } },
});

export const panelBody = style({ padding: `0 ${space(4)} ${space(4)}` });
