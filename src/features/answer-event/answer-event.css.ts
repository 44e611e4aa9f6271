import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
/** The three answers are equally wide; where large text leaves no room, below each other. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 96px), 1fr))',
  gap: space(2),
  maxWidth: '520px',
});
export const button = style({ paddingInline: space(2), minWidth: 0 });
/** On a phone the words need all of the room. */
export const icon = style({ display: 'none', '@media': { [media.sm]: { display: 'block' } } });
export const status = style({ display: 'grid', gap: space(1), ':empty': { display: 'none' } });
export const strong = style({ fontWeight: weight.strong });
export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const guests = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
});
