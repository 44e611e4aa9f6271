import { style } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, space, weight } from '../../shared/ui/tokens.ts';

/** Fields beside each other where there is room for both. */
export const pair = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
});
/** As it is cut on the page of the event. */
export const picture = style({
  width: '96px',
  aspectRatio: '16 / 9',
  borderRadius: radius.control,
  objectFit: 'cover',
});
/** A day and two times. */
export const times = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});
/** On a phone the day has a line of its own. */
export const day = style({ gridColumn: '1 / -1', '@media': { [media.sm]: { gridColumn: 'auto' } } });
export const step = style({ selectors: { '&[hidden]': { display: 'none' } } });
/** A part of the form of an event that exists. */
export const part = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, paddingTop: space(5), marginTop: space(2) } },
});
export const partTitle = style({ fontSize: fontSize[18], fontWeight: weight.strong });
export const quiet = style({ fontSize: fontSize[14], color: color.muted, textWrap: 'pretty' });
export const check = style({ color: color.brand });
/** Begins with a day, which Albanian writes in lower case. */
export const when = style({ display: 'inline-block', ':first-letter': { textTransform: 'uppercase' } });
export const map = style({ height: '240px' });
/** A second button of a form does not stretch. */
export const action = style({ justifySelf: 'start' });
