import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

/** Filled buttons keep the distance from the edge that quiet ones have in their own padding. */
export const answers = style({ padding: `${space(2)} ${space(2)} ${space(2)} 0` });
