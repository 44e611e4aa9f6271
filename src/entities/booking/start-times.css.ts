import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space, weight } from '../../shared/ui/tokens.ts';

export const fields = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
});

/** High enough for two rows of times, so that the dialog does not jump between days. */
export const times = style({ display: 'grid', gap: space(2), alignContent: 'start', minHeight: '132px' });

// In columns, to be scanned like a timetable.
globalStyle(`${times} > [role='group']`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.7em, 1fr))',
});
globalStyle(`${times} > [role='group'] > button`, { paddingInline: space(1), gap: space(1), whiteSpace: 'nowrap' });

/** Below its time, in its button. */
export const price = style({ display: 'block', fontSize: fontSize[12], fontWeight: weight.body });
