import type { Fixture, FixtureStage } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';

type T = Translate<'competition'>;

/** "Matchday 8", "Semi-finals", "Losers, round 2": the round of a stage that a game belongs to. */
export function roundName({ type, bracket, round, rounds }: FixtureStage, t: T): string {
  switch (bracket?.side) {
    case undefined:
      return t('rounds.matchday', { number: round });
    case 'final':
    case 'third':
    case 'reset':
      return t(`rounds.${bracket.side}`);
    case 'losers':
      return t('rounds.losers', { number: round });
    case 'winners':
      return type === 'double-elimination' ? t('rounds.winners', { number: round }) : knockoutRound(rounds - round, t);
  }
}

/** Of a round of a knockout with so many rounds between it and the final. */
function knockoutRound(before: number, t: T): string {
  if (before === 0) return t('rounds.semi');
  return before === 1 ? t('rounds.quarter') : t('rounds.last', { count: 2 ** (before + 2) });
}

/** The place of a game in its competition: "Matchday 8", "Matchday 2 · Group A", "Semi-finals · Game 5", which others are named after. */
export function placeInStage({ stage }: Pick<Fixture, 'stage'>, t: T): string | undefined {
  if (!stage) return undefined;
  const more = stage.bracket
    ? t('rounds.number', { number: stage.number })
    : stage.group && t('rounds.group', { name: stage.group.name });
  return [roundName(stage, t), more].filter(Boolean).join(' · ');
}
