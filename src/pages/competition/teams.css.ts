import { style } from '@vanilla-extract/css';
import { space } from '../../shared/ui/tokens.ts';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(1) });
/** Nothing, not even its distance, for who may do nothing. */
export const actions = style({ ':empty': { display: 'none' } });
