import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const slot = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: '100%',
  minWidth: 0,
  lineHeight: 1.25,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&[data-mine]': { background: color.successSoft, borderColor: color.success, color: color.text },
    '&[data-turn]': { background: color.successSoft, borderColor: color.success },
    '&[data-next]': { background: color.accent, borderColor: color.onAccent, color: color.onAccent },
    '&[aria-pressed="true"]': { background: color.brand, borderColor: color.brand, color: color.onBrand },
    '&[aria-disabled="true"], &[data-taken]': {
      background: color.neutralSoft,
      borderColor: color.line,
      borderStyle: 'dashed',
      color: color.muted,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-taken="watched"]': { borderColor: color.brand, color: color.brand },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[aria-pressed="false"]:not([data-next]):hover': { background: color.brandSoft },
        '&[aria-pressed="true"]:hover': { background: color.brandHover },
        '&[data-taken]:hover, &[data-taken][aria-expanded="true"]': { background: color.brandSoft },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const slotShape = styleVariants({
  chip: { minHeight: '52px', padding: `${space(1)} 2px`, borderRadius: radius.control },
  cell: { minHeight: target, height: '100%', padding: '2px 0', borderRadius: 6 },
});

export const time = style({
  fontSize: fontSize[16],
  fontWeight: weight.strong,
  selectors: {
    '[aria-disabled="true"] > &, [data-taken] > &': { fontWeight: weight.body, textDecoration: 'line-through' },
  },
});

/** In a cell: an hour, or a start at another minute, which must fit 36 px. */
export const cellTime = styleVariants({
  hour: { fontSize: fontSize[14], fontWeight: weight.medium },
  minute: { fontSize: fontSize[12], fontWeight: weight.medium, letterSpacing: '-0.02em' },
});

export const note = style({ fontSize: fontSize[12] });
