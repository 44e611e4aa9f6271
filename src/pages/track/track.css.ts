import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

export const skeleton = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space(4),
  minHeight: '100dvh',
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: space(4),
});
