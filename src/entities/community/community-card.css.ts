import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, space, weight } from '../../shared/ui/tokens.ts';

/** Members, and who of them is online. */
export const people = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(3) });

/** The dot is a border: backgrounds are not drawn in forced colours. */
export const online = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.success,
  fontWeight: weight.medium,
  '::before': { content: '', border: '4px solid currentColor', borderRadius: radius.full },
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space(1), marginTop: space(1) });
