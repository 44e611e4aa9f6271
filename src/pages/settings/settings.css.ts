import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

/** Lines of a readable length. */
export const page = style({ maxWidth: '960px' });

/** In pairs where there is room: two numbers, two addresses, two times. */
export const fields = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const hint = style({ color: color.muted, maxWidth: '68ch', textWrap: 'pretty' });

/** Fields of one kind: without the frame of the browser. */
export const fieldset = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, marginBottom: space(2), fontSize: fontSize[16], fontWeight: weight.strong });

/** Rows on one surface, with hairlines between them; in two columns where there is room. */
export const switches = style({ overflow: 'clip' });
export const switchRow = style({
  padding: `${space(2)} ${space(4)}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

/** What it is about, and the choice at the end of the row, as wide as the other choices. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  rowGap: space(1),
});
export const choiceLabel = style({ flex: '1 1 5.5rem', minWidth: 0, textWrap: 'pretty' });
/** With longer words wider, and below the label where both do not fit beside each other. */
export const choiceBox = style({
  flex: 'none',
  minWidth: 'min(9.5rem, 100%)',
  maxWidth: '100%',
  '@media': { [media.sm]: { minWidth: '12rem' } },
});
