import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { weight } from '../../shared/ui/tokens.ts';
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

/** The court and time that are chosen, above the times. */
export const chosen = style({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
