import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

export const icon = style({ display: 'flex', alignItems: 'center', gap: space(1) });

/** Within the space before the row's text. */
export const handle = style({ marginInlineStart: `-${space(3)}` });

/** Gives way to the words on a phone, and goes on a small one. */
export const cover = style({
  width: '48px',
  height: '48px',
  borderRadius: radius.control,
  objectFit: 'cover',
  '@media': { [media.sm]: { width: '72px', height: '52px' }, [media.small]: { display: 'none' } },
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });

export const line = style({ display: 'block' });
