import { CalendarClock, TriangleAlert, Trophy, UserCheck } from 'lucide-react';
import type { NotificationGame } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { line, type NoticeRows, type NotificationTexts, type Told } from './notice.ts';

type Title = (t: Translate<'notifications'>, game: string, about: NotificationGame) => string;
type Line = (told: Told, game: NotificationGame, sides: string) => string;

/** Which game, by its event or its sides; null for one that names no game. */
const game =
  (title: Title, body: Line) =>
  (told: Told): NotificationTexts | null => {
    const about = told.notification.data.game;
    if (!about) return null;
    const sides = [about.home, about.away].filter(Boolean).join(' – ');
    return { title: title(told.t, about.event?.title ?? sides, about), body: body(told, about, sides) };
  };

/** The sides where the title does not name them, the score, and who entered it. */
const scoreLine: Line = ({ notification: { actor } }, { event, home_score, away_score }, sides) => {
  const score = home_score === null || away_score === null ? null : `${home_score}–${away_score}`;
  return line(event && sides, score, actor?.name);
};

const kickOff = (startsAt: string | null | undefined, format: Told['format'], now: number) =>
  startsAt && `${format.dateBrief(tiraneDate(Date.parse(startsAt)), now)}, ${format.time(Date.parse(startsAt))}`;

export const gameNotices = {
  'fixture-changed': {
    icon: CalendarClock,
    group: 'games',
    live: false,
    texts: game(
      (t, name, { change }) => t(`about.game.${change ?? 'moved'}`, { game: name }),
      ({ t, format, now }, { starts_at, reason, until }) =>
        line(
          kickOff(starts_at, format, now),
          until !== undefined && t('about.game.moveBy', { when: kickOff(until, format, now) || '' }),
          reason,
        ),
    ),
    action: null,
  },
  'fixture-official': {
    icon: UserCheck,
    group: 'games',
    live: false,
    texts: game(
      (t, name, { appointment = 'asked', role }) => {
        const asked = role === 'tracker' ? 'askedTracker' : 'askedReferee';
        return t(`about.game.official.${appointment === 'asked' ? asked : appointment}`, { game: name });
      },
      ({ notification: { actor }, format, now }, { starts_at, appointment }) =>
        line(
          kickOff(starts_at, format, now),
          (appointment === 'accepted' || appointment === 'declined') && actor?.name,
        ),
    ),
    action: null,
  },
  'result-entered': {
    icon: Trophy,
    group: 'games',
    live: false,
    texts: game(
      (t, name) => t('about.game.entered', { game: name }),
      (told, about, sides) =>
        line(scoreLine(told, about, sides), about.waits === false && told.t('about.game.settled')),
    ),
    action: 'answer-result',
  },
  'result-disputed': {
    icon: TriangleAlert,
    group: 'games',
    live: false,
    texts: game(
      (t, name) => t('about.game.disputed', { game: name }),
      ({ notification: { actor, body } }) => line(actor?.name, body), // the server's line has the reason
    ),
    action: null,
  },
  'fixture-started': {
    icon: Trophy,
    group: 'games',
    live: false,
    texts: game((t, name) => t('about.game.started', { game: name }), scoreLine),
    action: null,
  },
  'fixture-score': {
    icon: Trophy,
    group: 'games',
    live: false,
    texts: game((t, name) => t('about.game.score', { game: name }), scoreLine),
    action: null,
  },
  'fixture-finished': {
    icon: Trophy,
    group: 'games',
    live: false,
    texts: game((t, name) => t('about.game.finished', { game: name }), scoreLine),
    action: null,
  },
} satisfies NoticeRows;
