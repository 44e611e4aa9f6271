import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
/** Comfortable to read: the score does not stand a whole screen away from the names. */
export const page = style({ maxWidth: '960px' });
