import { style } from '@vanilla-extract/css';

export const title = style({ textAlign: 'center' });
