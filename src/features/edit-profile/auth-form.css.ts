import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

export const form = style({ display: 'grid', gap: space(4) });
