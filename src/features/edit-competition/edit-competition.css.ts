import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

/** Fields beside each other where there is room for both. */
export const pair = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
});
/** A day and a time. */
export const moment = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'end',
});
export const step = style({ selectors: { '&[hidden]': { display: 'none' } } });
/** A part of the form of a competition that exists. */
export const part = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, paddingTop: space(5), marginTop: space(2) } },
});
export const partTitle = style({ fontSize: fontSize[18], fontWeight: weight.strong });
