import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { radius, target } from './tokens.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: target,
  height: target,
  border: '1px solid transparent',
  borderRadius: radius.full,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { color: color.muted, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { color: color.brand, background: color.brandSoft },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not(:disabled):hover': { background: color.brandSoft } } },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 2 } } },
  },
});

export const iconButtonVariant = styleVariants({
  plain: { color: 'inherit' },
  /** The likelier one of two beside each other. */
  tonal: { color: color.brand, background: color.brandSoft },
  /** Lies on a picture: brings its own ground. */
  raised: { background: color.surface, color: color.text, borderColor: color.edge },
});
