import { keyframes, style } from '@vanilla-extract/css';
import { duration, radius, space } from './tokens.ts';

const slide = keyframes({ from: { transform: 'translateX(-32px)', opacity: 0 } });

export const drawer = style({
  width: 'min(320px, 85vw)',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: '0 auto 0 0',
  paddingTop: 'env(safe-area-inset-top)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  paddingLeft: 'env(safe-area-inset-left)',
  borderRadius: `0 ${radius.card} ${radius.card} 0`,
  animation: `${slide} ${duration.slow} ease-out`,
});

/** Fills the sheet to its lower edge: what misses it is the backdrop. */
export const content = style({ minHeight: '100%', padding: `0 ${space(2)} ${space(4)}` });
