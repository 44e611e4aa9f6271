import { style } from '@vanilla-extract/css';
import { radius, space } from '../../shared/ui/tokens.ts';

export const icon = style({ display: 'flex', alignItems: 'center', gap: space(1) });

/** Within the space before the row's text. */
export const handle = style({ marginInlineStart: `-${space(3)}` });

export const cover = style({ width: '72px', height: '52px', borderRadius: radius.control, objectFit: 'cover' });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });

export const line = style({ display: 'block' });
