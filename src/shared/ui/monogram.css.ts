import { style } from '@vanilla-extract/css';

export const monogram = style({ display: 'block', flex: 'none', objectFit: 'cover' });

export const round = style({ borderRadius: '50%' });
