import { style } from '@vanilla-extract/css';
import { count } from '../../entities/notification/unread-count.css.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { radius, target } from '../../shared/ui/tokens.ts';

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  color: color.text,
  borderRadius: radius.full,
  selectors: { '&:hover': { background: color.brandSoft } },
});

/** At the upper right of the bell, separated by a gap. */
export const overBell = style([
  count,
  { position: 'absolute', top: '2px', insetInlineEnd: '2px', boxShadow: `0 0 0 2px ${color.page}` },
]);
