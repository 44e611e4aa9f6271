import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: space(2),
});

export const slot = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '56px',
  padding: `${space(1)} 2px`,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&[data-mine]': { background: color.successSoft, borderColor: color.success, color: color.text },
    '&:not([aria-disabled="true"]):not([data-mine]):hover': { background: color.brandSoft },
    '&[aria-pressed="true"]': { background: color.brand, borderColor: color.brand, color: color.onBrand },
    '&[aria-pressed="true"]:hover': { background: color.brandHover },
    '&[aria-disabled="true"]': {
      background: color.neutralSoft,
      borderColor: color.line,
      borderStyle: 'dashed',
      color: color.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: '3px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const time = style({
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  selectors: { '[aria-disabled="true"] > &': { fontWeight: weight.body, textDecoration: 'line-through' } },
});

export const note = style({ fontSize: fontSize[12] });
