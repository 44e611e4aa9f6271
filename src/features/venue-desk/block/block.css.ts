import { style } from '@vanilla-extract/css';
import { fontSize, space, weight } from '../../../shared/ui/tokens.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  columnGap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowWrap: 'anywhere',
});
export const legend = style({ marginBottom: space(1), padding: 0, fontSize: fontSize[14], fontWeight: weight.strong });
