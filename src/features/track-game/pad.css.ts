import { style, styleVariants } from '@vanilla-extract/css';
import { red as redCard, yellow as yellowCard } from '../../entities/game/card-mark.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, target, weight } from '../../shared/ui/tokens.ts';

export const pad = style({ display: 'flex', flexDirection: 'column', gap: space(2), minWidth: 0 });
export const name = style({
  fontSize: fontSize[14],
  fontWeight: weight.strong,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const main = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
});

const pressed = {
  minHeight: '96px',
  padding: space(2),
  border: '2px solid transparent',
  borderRadius: radius.card,
  fontSize: fontSize[22],
  fontWeight: weight.title,
  touchAction: 'manipulation',
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.98)' },
    '&:disabled': {
      background: color.neutralSoft,
      color: color.muted,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.md]: { minHeight: '160px', fontSize: fontSize[28] },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
} as const;
/** Home is filled, away is outlined: they are told apart without reading. */
export const big = styleVariants({
  home: { ...pressed, background: color.brand, color: color.onBrand },
  away: { ...pressed, background: color.surface, color: color.brand, borderColor: color.brand },
});

export const more = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2px' });
export const small = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  maxWidth: '72px',
  minWidth: target,
  height: '48px',
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  touchAction: 'manipulation',
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
});
export const yellow = style([yellowCard, { width: '16px', height: '22px' }]);
export const red = style([redCard, { width: '16px', height: '22px' }]);
export const count = style({ fontSize: fontSize[14], color: color.muted, textAlign: 'center' });
