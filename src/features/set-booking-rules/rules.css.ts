import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Wider lines would tear a rule from its sentence. */
export const rules = style({ maxWidth: '960px' });

export const intro = style({ color: color.muted, maxWidth: '68ch', textWrap: 'pretty' });

export const group = style({ listStyle: 'none', margin: 0, padding: 0 });

/** The control, and beside it (below it on a phone) what players read of it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space(6), alignItems: 'end' },
  },
});

export const name = style({ fontSize: fontSize[14], fontWeight: weight.strong });

/** As on the page of the venue: a sentence after its mark. */
export const sentence = style({
  display: 'flex',
  alignItems: 'start',
  gap: space(2),
  padding: space(3), // as high as a control
  background: color.neutralSoft,
  borderRadius: radius.control,
});
export const mark = style({ flex: 'none', marginTop: '3px', color: color.success });
export const unsaid = style({ padding: `${space(2)} ${space(3)}`, fontSize: fontSize[14], color: color.muted });
export const choice = style({ display: 'grid', gap: space(1), minWidth: 0 });
