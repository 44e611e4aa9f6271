import { style } from '@vanilla-extract/css';

export const more = style({ justifySelf: 'start' });
