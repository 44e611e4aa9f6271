import { style } from '@vanilla-extract/css';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, space } from '../../shared/ui/tokens.ts';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  overflowWrap: 'anywhere',
});
export const line = style({ display: 'block', textWrap: 'pretty' });
/** Presence comes and goes in a line that is there anyway, and as high as presence is: the rows keep their height. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
  '::before': { content: '\u200B', marginInlineEnd: `calc(-1 * ${space(3)})` },
});
/** Wanted least of all facts. */
export const since = style({ fontSize: fontSize[12] });
export const online = style({ display: 'inline-flex', alignItems: 'center', gap: space(1), color: color.text });
