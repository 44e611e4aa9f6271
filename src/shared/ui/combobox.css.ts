import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontSize, layer, radius, space, target, weight } from './tokens.ts';

export const place = style({ position: 'relative' });

/** The box shows the focus, its button included. */
export const control = style({ selectors: { '&:focus-visible': { outline: 'none' } } });

/** Over what follows the field. */
export const list = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space(1)})`,
  zIndex: layer.floating,
  maxHeight: 'min(320px, 50dvh)',
  padding: space(1),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.card,
  boxShadow: '0 6px 24px #14101F40',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[data-active]': { background: color.brandSoft } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

export const texts = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontSize: fontSize[16], fontWeight: weight.medium });

export const meta = style({ fontSize: fontSize[14], color: color.muted });

export const note = style({ padding: `${space(2)} ${space(3)}`, color: color.muted });
