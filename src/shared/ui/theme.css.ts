import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light } from './palette.ts';

/** Colour variables; set by the system's preference, or by `data-theme` on the root element or on a part of the page. */
export const color = createThemeContract({ ...light });

const lightVars = assignVars(color, light);
const darkVars = assignVars(color, dark);

globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: lightVars });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
});
