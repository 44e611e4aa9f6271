import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';

/** The words of a button that is a plus sign on a phone. */
export const words = style([
  visuallyHidden,
  {
    '@media': {
      [media.sm]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);
