import { breakpoints, media } from '../../shared/ui/breakpoints.ts';

/** Where the whole bracket is drawn, and where one round of it: the two leave nothing out. */
export const whole = `${media.md}, ${media.print}`;
export const oneRound = `screen and (max-width: ${breakpoints.md - 0.02}px)`;
