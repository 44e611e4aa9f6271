import { style } from '@vanilla-extract/css';
import { media } from '../../../shared/ui/breakpoints.ts';
import { color } from '../../../shared/ui/theme.css.ts';
import { space } from '../../../shared/ui/tokens.ts';

export const quiet = style({ color: color.muted });

/** Below the words of a request, not below its picture. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: `0 ${space(4)} ${space(3)} calc(${space(4)} + 44px + ${space(3)})`,
});
/** Three answers and their menu need the width of a phone. */
export const threeAnswers = style([
  answers,
  {
    columnGap: space(1),
    paddingInlineStart: space(4),
    '@media': { [media.sm]: { columnGap: space(2), paddingInlineStart: `calc(${space(4)} + 44px + ${space(3)})` } },
  },
]);
