import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';

/** The button of a form that fills a page. */
export const pageSubmit = style({});

// stronger than the button's own width, whichever file comes first
globalStyle(`button${pageSubmit}`, { '@media': { [media.sm]: { width: 'auto', justifySelf: 'start' } } });
