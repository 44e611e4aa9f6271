import { style } from '@vanilla-extract/css';

/** The browser's own is framed and indented. */
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0 });
