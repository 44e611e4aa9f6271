import { style } from '@vanilla-extract/css';

/** Filled: colour alone does not tell a saved venue from another. */
export const saved = style({ fill: 'currentColor' });
