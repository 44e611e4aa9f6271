import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space } from '../../shared/ui/tokens.ts';

export const form = style({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(150px, 40%), 100%), 1fr))',
  '@media': {
    [media.sm]: {
      gap: space(3),
      padding: space(4),
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
    },
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto auto' },
  },
});

export const submit = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { gridArea: '1 / 3', paddingInline: space(6) },
    [media.lg]: { gridArea: 'auto' },
  },
});

/** The same search for a day that is near. */
export const days = style({
  gridColumn: '1 / -1',
  display: 'grid',
  // three in a row on a phone, fewer with larger text
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
  gap: space(2),
  '@media': {
    [media.sm]: { display: 'flex', flexWrap: 'wrap' },
    [media.lg]: { gridColumn: 'auto', minHeight: '48px', alignItems: 'center' },
  },
});
