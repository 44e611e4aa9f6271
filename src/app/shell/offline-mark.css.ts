import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';

/** A guest's bar on a phone has room for the sign alone. */
export const word = style({ '@media': { [`not all and ${media.sm}`]: { display: 'none' } } });
