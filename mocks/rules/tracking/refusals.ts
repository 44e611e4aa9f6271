import type { Refusal } from '../../../src/live/index.ts';
import type { LocalText } from '../../db/records.ts';

export type WhyNot = Refusal | 'id_used' | 'not_yet' | 'out_of_order';

/** Why an entry of a log is refused, as its tracker reads it. */
export const refusalTexts: Readonly<Record<WhyNot, LocalText>> = {
  not_started: { en: 'The game has not started.', sq: 'Ndeshja nuk ka filluar.' },
  other_period: { en: 'Another period is on.', sq: 'Po luhet një pjesë tjetër.' },
  period_over: { en: 'The period is over.', sq: 'Pjesa ka mbaruar.' },
  period_on: { en: 'The period is still on.', sq: 'Pjesa ende po luhet.' },
  game_over: { en: 'The game is over.', sq: 'Ndeshja ka mbaruar.' },
  not_of_sport: { en: 'This sport has no such entry.', sq: 'Ky sport nuk e ka këtë shënim.' },
  no_side: { en: 'Choose a side.', sq: 'Zgjidh një palë.' },
  unknown_player: { en: 'This player is not in the line-up.', sq: 'Ky lojtar nuk është në formacion.' },
  player_out: { en: 'This player is out of the game.', sq: 'Ky lojtar është jashtë loje.' },
  has_card: { en: 'This player has a yellow card already.', sq: 'Ky lojtar e ka tashmë një karton të verdhë.' },
  no_card: { en: 'This player has no yellow card yet.', sq: 'Ky lojtar nuk ka ende karton të verdhë.' },
  set_won: { en: 'The set is won already.', sq: 'Seti është fituar tashmë.' },
  set_open: { en: 'A set does not end like this.', sq: 'Një set nuk mbaron kështu.' },
  no_timeout: { en: 'No time-outs are left.', sq: 'Nuk ka më pushime të shkurtra.' },
  no_substitution: { en: 'No substitutions are left.', sq: 'Nuk ka më zëvendësime.' },
  decided: { en: 'It is decided already.', sq: 'Është vendosur tashmë.' },
  undecided: { en: 'It is not decided yet.', sq: 'Ende nuk është vendosur.' },
  only_shootout: { en: 'Only kicks count in a shoot-out.', sq: 'Te penalltitë vendimtare numërohen vetëm goditjet.' },
  no_shootout: { en: 'There is no shoot-out.', sq: 'Nuk ka penallti vendimtare.' },
  id_used: {
    en: 'This entry was sent before with other details.',
    sq: 'Ky shënim është dërguar më parë me të dhëna të tjera.',
  },
  not_yet: { en: 'This lies in the future.', sq: 'Kjo është në të ardhmen.' },
  out_of_order: {
    en: 'It does not fit between what was entered before and after it.',
    sq: 'Nuk përshtatet mes asaj që është shënuar para dhe pas saj.',
  },
};
