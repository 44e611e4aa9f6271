import { Trophy } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { roundName } from '../../entities/competition/round-words.ts';
import type { Id, Stage } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { useMedia } from '../../shared/platform/use-media.ts';
import { useLinks } from '../../shared/routing/link.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Section } from '../../shared/ui/section.tsx';
import { pageMax } from '../../shared/ui/tokens.ts';
import { useSwipe } from '../../shared/ui/use-swipe.ts';
import { type BoxContext, entryBox, numbersOf } from './bracket-box.tsx';
import { type BracketLayout, isWayOf, layOut } from './bracket-layout.ts';
import { oneRound } from './bracket-media.ts';
import { bracketRounds, winnerOfBracket } from './bracket-rounds.ts';
import * as css from './bracket.css.ts';
import { RoundPicker } from './round-picker.tsx';
import { usePan } from './use-pan.ts';
import { useShownRound } from './use-shown-round.ts';
import { type Size, useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface BracketProps {
  stage: Pick<Stage, 'id' | 'name' | 'bracket'>;
  /** A team of the reader. */
  myTeam: Id | undefined;
  /** Who wins this bracket wins the competition. */
  isLast: boolean;
}

/**
 * The games of a knockout. On narrow screens one round at a time, by buttons, a list or swipes (`?round-{stage}=losers-2`, UI-12); on wide
 * ones and on paper the whole bracket, which is dragged, scrolled and zoomed, also by keys (CMP-02). Both are the same lists.
 */
export function Bracket({ stage: { id: stageId, name, bracket }, myTeam, isLast }: BracketProps) {
  const t = useT('standings');
  const words = useT('competition');
  const fixtures = useT('fixtures');
  const format = useFormat();
  const rounds = useMemo(() => bracketRounds(bracket), [bracket]);
  const layout = useMemo(() => layOut(rounds), [rounds]);
  const names = rounds.map(({ place }) => roundName(place, words));
  const { shown, show } = useShownRound(stageId, rounds);
  const swipe = useSwipe((direction) => {
    if (direction === 'left') show(shown + 1);
    if (direction === 'right') show(shown - 1);
  });
  const { frame, size, onKeyDown, ...zoom } = useZoom();
  const pan = usePan();
  const isNarrow = useMedia(oneRound);
  // then its first size does not follow from that of the frame, and nothing waits for it
  const isWider = layout.width * LEGIBLE > WIDEST;
  const item = cx(css.item, bracket.length > MANY && css.itemOfMany);
  const champion = isLast ? winnerOfBracket(rounds) : null;
  const shared: BoxContext = {
    t,
    link: useLinks(),
    numberText: numbersOf(words),
    fixtures,
    format,
    now: now(),
    myTeam,
    lastGame: champion?.gameId,
  };
  return (
    <Section title={name} action={!isNarrow && <ZoomButtons {...zoom} />}>
      {champion && (
        <p className={css.champion}>
          <Trophy className={css.trophy} size={22} aria-hidden />
          {t('bracket.champion', { team: champion.team.name })}
        </p>
      )}
      {isNarrow && <RoundPicker names={names} shown={shown} onShow={show} />}
      {/* the keyboard scrolls and zooms it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="region"
        aria-label={t('bracket.label', { stage: name })}
        aria-keyshortcuts="+ - 0"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={cx(css.frame, (size === 'whole' || !isWider) && css.measured)}
        onKeyDown={onKeyDown}
        {...swipe}
        {...pan}
      >
        <div className={css.canvas} style={sizesOf(layout, isWider && size === 'legible' ? LEGIBLE : size)}>
          <Lines layout={layout} myTeam={myTeam} />
          {layout.rounds.map(({ key, x, y, boxes }, index) => (
            <Round key={key} id={`${stageId}-${key}`} name={names[index]} isShown={index === shown} x={x} y={y}>
              {boxes.map(({ entry, y: below }) => (
                <li key={entry.key} className={item} style={{ top: `${below}em` }}>
                  {entryBox(entry, shared)}
                </li>
              ))}
            </Round>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface RoundProps {
  id: string;
  name: string | undefined;
  /** Of narrow screens. */
  isShown: boolean;
  x: number;
  y: number;
  children: ReactNode;
}

function Round({ id, name, isShown, x, y, children }: RoundProps) {
  return (
    <div className={css.round} data-shown={isShown || undefined} style={{ left: `${x}em`, top: `${y}em` }}>
      <h3 id={id} className={css.name}>
        {name}
      </h3>
      {/* Safari takes the role away from a list without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" aria-labelledby={id} className={css.list}>
        {children}
      </ol>
    </div>
  );
}

/** From game to game, and over them the way of the reader's team. */
function Lines({ layout: { width, height, lines }, myTeam }: { layout: BracketLayout; myTeam: Id | undefined }) {
  const join = (some: BracketLayout['lines']) => some.map(({ path }) => path).join('');
  const mine = myTeam === undefined ? [] : lines.filter((line) => isWayOf(line, myTeam));
  return (
    <svg className={css.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={join(lines)} />
      {mine.length > 0 && <path className={css.mine} d={join(mine)} />}
    </svg>
  );
}

/** The size of the letters, from which all others follow: on paper and at first so that the bracket is as wide as its frame. */
function sizesOf({ width, height }: BracketLayout, size: Size): CSSProperties {
  const all = `min(1rem, 100cqi / ${width + 0.1})`;
  const sizes = { legible: `max(${LEGIBLE}rem, ${all})`, whole: all };
  // custom properties are no CSSProperties
  return {
    '--width': `${width}em`,
    '--height': `${height}em`,
    '--whole': all,
    '--size': typeof size === 'number' ? `${size}rem` : sizes[size],
  } as CSSProperties;
}
/** Games of a double elimination of 16 teams. */
const MANY = 31;
/** In rem; nobody can read smaller letters. */
const LEGIBLE = 0.625;
/** In rem; no page is wider. */
const WIDEST = Number.parseFloat(pageMax) / 16;
