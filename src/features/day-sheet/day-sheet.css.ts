import { globalStyle, style } from '@vanilla-extract/css';
import { space, weight } from '../../shared/ui/tokens.ts';

const INK = '#000';
const PAPER = '#fff';
const RULE = '1px solid #666';

/** Beside the app in the body, on paper only. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });

// while there is a sheet, it is all that is printed
globalStyle(`body:has(> ${printed}) > :not(${printed})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`html:has(> body > ${printed})`, { '@media': { print: { background: PAPER } } });

/** Black on white in either theme, in points: paper has no theme and no text size of a reader. */
export const sheet = style({
  colorScheme: 'light',
  fontSize: '9.5pt',
  lineHeight: 1.3,
  color: INK,
  background: PAPER,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  paddingBottom: space(2),
  borderBottom: `2px solid ${INK}`,
});

export const venue = style({ fontSize: '15pt', fontWeight: weight.title, lineHeight: 1.2 });

export const date = style({ fontSize: '12pt', fontWeight: weight.strong, textAlign: 'end' });

/** Stays on one page where it fits; a longer one repeats its head on the next. */
export const table = style({ width: '100%', marginTop: '14pt', tableLayout: 'fixed', breakInside: 'avoid' });

export const court = style({ padding: '0 0 4pt', fontSize: '12pt', fontWeight: weight.title, textAlign: 'start' });

export const sport = style({ fontWeight: weight.body });

export const row = style({ breakInside: 'avoid' });

/** High enough to write in by hand. */
export const cell = style({
  height: '17pt',
  padding: '2pt 4pt',
  border: RULE,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const columnName = style([cell, { fontSize: '8.5pt', fontWeight: weight.strong }]);

export const time = style([cell, { fontWeight: weight.strong, whiteSpace: 'nowrap' }]);

export const phone = style([cell, { whiteSpace: 'nowrap' }]);

export const centred = style([cell, { textAlign: 'center' }]);

/** Widths of the columns; the note takes what is left. */
export const columns = {
  time: style({ width: '68pt' }),
  who: style({ width: '25%' }),
  phone: style({ width: '92pt' }),
  status: style({ width: '66pt' }),
  paid: style({ width: '38pt' }),
} as const;

export const box = style({ display: 'inline-block', width: '10pt', height: '10pt', stroke: INK, fill: 'none' });
