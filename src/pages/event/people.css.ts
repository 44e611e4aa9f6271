import { style } from '@vanilla-extract/css';

/** Wider lines would tear a name from its menu. */
export const column = style({ maxWidth: '960px' });
