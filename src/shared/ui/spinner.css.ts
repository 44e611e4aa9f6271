import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  // Forced colours paint every edge; the gap is what shows the turning.
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  forcedColorAdjust: 'none',
});
