import { style } from '@vanilla-extract/css';
import { weight } from '../../shared/ui/tokens.ts';

/** The court and time that are chosen, above the times. */
export const chosen = style({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
