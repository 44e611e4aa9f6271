import { globalStyle, style } from '@vanilla-extract/css';
import { grid } from '../../entities/venue/venue-card.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { listMax, space } from '../../shared/ui/tokens.ts';

export const page = style({ '@media': { [media.sm]: { gap: space(8) } } });
globalStyle(`main:has(> ${page})`, { maxWidth: listMax });

/** Four cards fill one row, or two rows of two. */
globalStyle(`${page} ${grid}`, {
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Rows of text are read along their line. */
export const rows = style({ maxWidth: '720px' });
