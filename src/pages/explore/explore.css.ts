import { globalStyle, style } from '@vanilla-extract/css';
import { card, cover, grid } from '../../entities/venue/venue-card.css.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { space } from '../../shared/ui/tokens.ts';

export const page = style({ '@media': { [media.sm]: { gap: space(8) } } });

/** Whole rows, whatever the number of venues. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const three = `${page} ${grid}:has(> :nth-child(3):last-child)`;
const two = `${page} ${grid}:has(> :nth-child(2):last-child)`;
const one = `${page} ${grid}:has(> :only-child)`;
globalStyle(`${page} ${grid}`, { '@media': { [media.sm]: columns(2), [media.lg]: columns(4) } });
globalStyle(three, { '@media': { [media.sm]: columns(3) } });
globalStyle(two, { '@media': { [media.lg]: columns(2) } });
globalStyle(one, { '@media': { [media.sm]: columns(1), [media.lg]: columns(2) } });
// wide enough for the picture to stand beside the words
const besides = { gridTemplateColumns: '240px minmax(0, 1fr)', gridTemplateRows: 'auto' };
globalStyle(`${one} ${card}`, { '@media': { [media.sm]: besides } });
globalStyle(`${two} ${card}`, { '@media': { [media.lg]: besides } });
// and as high as they are
const filling = { aspectRatio: 'auto', minHeight: '135px' };
globalStyle(`${one} ${cover}`, { '@media': { [media.sm]: filling } });
globalStyle(`${two} ${cover}`, { '@media': { [media.lg]: filling } });

/** As wide as two cards. */
export const next = style({ '@media': { [media.lg]: { width: `calc(50% - ${space(2)})` } } });

export const quiet = style({ color: color.muted });

export const teamSearch = style({ maxWidth: '480px' });
