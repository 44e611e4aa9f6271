import type { Notification, NotificationGame } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { NotificationTexts } from './group-texts.ts';

const titles = {
  'result-entered': 'about.game.entered',
  'result-disputed': 'about.game.disputed',
  'fixture-started': 'about.game.started',
  'fixture-score': 'about.game.score',
  'fixture-finished': 'about.game.finished',
} as const;

const isKnown = (type: string): type is keyof typeof titles => Object.hasOwn(titles, type);

/** What a game is about to a person: its event or its sides, the score, and who entered or disputed it; null for another type. */
export function gameTexts(
  { type, actor, body }: Notification,
  { event, home, away, home_score, away_score, waits }: NotificationGame,
  t: Translate<'notifications'>,
): NotificationTexts | null {
  if (!isKnown(type)) return null;
  const sides = [home, away].filter(Boolean).join(' – ');
  const score = home_score === null || away_score === null ? null : `${home_score}–${away_score}`;
  // the server's line has the reason
  if (type === 'result-disputed')
    return {
      title: t(titles[type], { game: event?.title ?? sides }),
      body: [actor?.name, body].filter(Boolean).join(' · '),
    };
  const isAnswered = type === 'result-entered' && waits === false;
  return {
    title: t(titles[type], { game: event?.title ?? sides }),
    body: [event && sides, score, actor?.name, isAnswered && t('about.game.settled')].filter(Boolean).join(' · '),
  };
}
