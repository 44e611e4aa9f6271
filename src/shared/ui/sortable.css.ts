import { style } from '@vanilla-extract/css';

/** A finger drags by the handle, and scrolls the page beside it. */
export const handle = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
