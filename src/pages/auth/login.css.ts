import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const page = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '440px',
  '@media': { [media.tablet]: { marginInline: 'auto', paddingTop: space(8) } },
});

export const title = style({ fontSize: fontSize[28] });

export const subtitle = style({ color: color.muted });

export const form = style({ display: 'grid', gap: space(4) });
