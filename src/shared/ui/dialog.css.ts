import { keyframes, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { duration, fontSize, radius, space } from './tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } });

/** A sheet from the bottom edge on phones, a centred card on wide screens. */
export const dialog = style({
  width: '100%',
  maxWidth: '100%',
  maxHeight: '90dvh',
  margin: 'auto 0 0',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  // the pinned footer and what it may say
  scrollPaddingBlock: '64px 160px',
  animation: `${rise} ${duration.slow} ease-out`,
  '@media': {
    [media.sm]: { width: 'min(480px, 100% - 48px)', margin: 'auto', borderRadius: radius.card },
  },
});

export const wide = style({ '@media': { [media.sm]: { width: 'min(720px, 100% - 48px)' } } });

/** A title of two lines keeps its first one level with the button. */
export const header = style({
  display: 'flex',
  alignItems: 'start',
  gap: space(2),
  minHeight: '56px',
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
});

/** Albanian writes days in lower case; a title begins with a capital. */
export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '9px',
  fontSize: fontSize[22],
  ':first-letter': { textTransform: 'uppercase' },
});

export const body = style({ padding: `0 ${space(4)} ${space(4)}` });

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space(2),
  padding: `${space(3)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.sm]: { flexDirection: 'row', justifyContent: 'end', paddingBottom: space(4) },
    // On a screen this low a pinned footer would leave no room for what it confirms.
    '(min-height: 480px)': { position: 'sticky', bottom: 0 },
  },
});
