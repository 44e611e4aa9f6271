import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';

/** As wide as the screen on a phone only. */
export const pageSubmit = style({ '@media': { [media.sm]: { justifySelf: 'start', minWidth: '12rem' } } });
