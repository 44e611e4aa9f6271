import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space, weight } from '../../shared/ui/tokens.ts';

export const profiles = style({
  marginBottom: space(4),
  paddingBottom: space(4),
  borderBottom: `1px solid ${color.line}`,
});

export const list = style({ display: 'grid', gap: space(1) });

/** Keeps its place until the icon is loaded. */
export const icon = style({ display: 'grid', flex: 'none', width: '22px', height: '22px' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '48px',
  padding: `0 ${space(3)}`,
  borderRadius: radius.control,
  color: color.text,
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.brandSoft },
    '&[aria-current="page"]': { background: color.brandSoft, color: color.brand, fontWeight: weight.title },
  },
  '@media': {
    [media.forcedColors]: {
      border: '3px solid Canvas',
      selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
    },
  },
});
