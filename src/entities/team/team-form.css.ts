import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../shared/ui/breakpoints.ts';
import { color } from '../../shared/ui/theme.css.ts';
import { fontSize, radius, weight } from '../../shared/ui/tokens.ts';

/** Px of a letter's ground and of the gap after it. */
const [GROUND, GAP] = [24, 2];
const startOf = (place: number): number => place * (GROUND + GAP);

const places = [0, 1, 2, 3, 4].map((place) => ({ start: startOf(place), ground: createVar() }));
const stops = places.flatMap(({ start, ground }) => [
  `${fallbackVar(ground, 'transparent')} ${start}px ${start + GROUND}px`,
  `transparent 0 ${start + GROUND + GAP}px`,
]);

/** One text with its letters at tab stops: a table has two hundred, and an element for each would take as long as its numbers. */
export const form = style({
  display: 'block',
  paddingInlineStart: '7.5px',
  borderRadius: radius.control,
  backgroundImage: `linear-gradient(90deg, ${stops.join()})`,
  fontSize: fontSize[12],
  fontWeight: weight.strong,
  lineHeight: '24px',
  textAlign: 'start',
  whiteSpace: 'pre',
  tabSize: `${GROUND + GAP}px`,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
/** By the number of games. */
export const length = places.map(({ start }) => style({ width: `${start + GROUND}px` }));

/** Below a letter, by its place: the letter says it, the colour says it faster. */
export const grounds = places.map(({ ground }) =>
  styleVariants({ W: color.successSoft, D: color.neutralSoft, L: color.dangerSoft }, (tint) => ({
    vars: { [ground]: tint },
  })),
);
