import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { duration, fontSize, layer, radius, space, weight } from './tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

export const region = style({
  position: 'fixed',
  zIndex: layer.snackbar,
  // The bottom bar (56 px) stays free; on wide screens there is none.
  insetInline: `max(${space(4)}, env(safe-area-inset-left)) max(${space(4)}, env(safe-area-inset-right))`,
  bottom: `calc(72px + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  pointerEvents: 'none',
  '@media': { [media.tablet]: { bottom: `calc(${space(6)} + env(safe-area-inset-bottom))` } },
});

export const snackbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  width: 'min(560px, 100%)',
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(4)}`,
  background: color.surface,
  border: '1px solid',
  borderInlineStartWidth: 6,
  borderRadius: radius.control,
  boxShadow: '0 6px 24px #14101F40',
  pointerEvents: 'auto',
  animation: `${rise} ${duration.calm} ease-out`,
});

export const snackbarColor = styleVariants({
  info: { borderColor: color.info },
  success: { borderColor: color.success },
  error: { borderColor: color.danger },
});

export const icon = styleVariants({
  info: { color: color.info, flex: 'none' },
  success: { color: color.success, flex: 'none' },
  error: { color: color.danger, flex: 'none' },
});

export const texts = style({ flex: '1 1 160px', minWidth: 0, paddingBlock: space(2), fontSize: fontSize[16] });

export const title = style({ fontWeight: weight.strong });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });
