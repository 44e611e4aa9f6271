import { style } from '@vanilla-extract/css';

/** Lines of a readable length. */
export const page = style({ maxWidth: '960px' });
