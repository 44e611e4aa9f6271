import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { duration, fontSize, radius, space, target, weight } from './tokens.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minWidth: target,
  minHeight: target,
  // A visible edge in every variant, so that forced colours still draw a button.
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${duration.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      background: color.neutralSoft,
      borderColor: 'transparent',
      color: color.muted,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});

export const buttonSize = styleVariants({
  md: { padding: `${space(2)} ${space(5)}`, minHeight: '48px', fontSize: fontSize[16] },
  sm: { padding: `${space(1)} ${space(3)}`, fontSize: fontSize[14] },
});

/** Only under a pointer: a finger would leave the look behind, on what comes to stand where it was. */
const hovered = '&:not(:disabled):not([aria-disabled="true"]):hover';

export const buttonVariant = styleVariants({
  primary: {
    background: color.brand,
    color: color.onBrand,
    '@media': { [media.hover]: { selectors: { [hovered]: { background: color.brandHover } } } },
  },
  secondary: {
    background: color.surface,
    color: color.brand,
    borderColor: color.edge,
    '@media': { [media.hover]: { selectors: { [hovered]: { background: color.brandSoft } } } },
  },
  ghost: {
    color: color.brand,
    // its text stands at the edge of the page, where a box would stick out
    selectors: { '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { background: 'transparent' } },
    '@media': { [media.hover]: { selectors: { [hovered]: { background: color.brandSoft } } } },
  },
  danger: {
    background: color.danger,
    color: color.onDanger,
    '@media': { [media.hover]: { selectors: { [hovered]: { background: color.dangerHover } } } },
  },
});

export const block = style({ width: '100%' });
