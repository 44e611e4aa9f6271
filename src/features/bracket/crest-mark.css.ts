import { style } from '@vanilla-extract/css';

/** As high as a letter; printed with its colours. */
export const crestMark = style({
  display: 'block',
  flex: 'none',
  width: '1.125em',
  height: '1.25em',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  clipPath: 'polygon(4% 9%, 28% 9%, 50% 0, 72% 9%, 96% 9%, 96% 52%, 78% 80%, 50% 100%, 22% 80%, 4% 52%)',
  printColorAdjust: 'exact',
});
