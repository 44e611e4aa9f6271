import type { GameEventType, SportKey } from '../../shared/api/generated/model';

/** What stands on the large buttons. */
export type MainType =
  | 'goal'
  | 'point'
  | 'free-throw'
  | 'two-points'
  | 'three-points'
  | 'shootout-goal'
  | 'shootout-miss';

/** What is asked after an entry was made. */
export type Question = 'player' | 'players' | null;

export interface Action<T extends GameEventType = GameEventType> {
  readonly type: T;
  readonly asks: Question;
}

interface SportActions {
  /** Large, one press: most of what happens. */
  readonly main: readonly Action<MainType>[];
  /** Beside them. */
  readonly often: readonly Action[];
  /** In the menu of the side. */
  readonly seldom: readonly Action[];
}

const of = <T extends GameEventType>(asks: Question, ...types: readonly T[]): Action<T>[] =>
  types.map((type) => ({ type, asks }));

/** What can be entered for a side of each sport (design §10): most often first, for one thumb. */
export const sportActions: Readonly<Record<SportKey, SportActions>> = {
  football: {
    main: of('player', 'goal'),
    often: [...of('player', 'yellow-card', 'red-card'), ...of('players', 'substitution')],
    seldom: [...of('player', 'penalty-goal', 'own-goal', 'penalty-missed', 'second-yellow'), ...of(null, 'corner')],
  },
  basketball: {
    main: of('player', 'free-throw', 'two-points', 'three-points'),
    often: [...of('player', 'personal-foul'), ...of(null, 'timeout'), ...of('players', 'substitution')],
    seldom: of('player', 'free-throw-missed', 'technical-foul'),
  },
  volleyball: {
    main: of(null, 'point'),
    often: [...of(null, 'timeout'), ...of('players', 'substitution')],
    seldom: of('player', 'sanction'),
  },
  tennis: { main: of(null, 'point'), often: [], seldom: of(null, 'code-violation', 'retirement') },
};

/** In place of all of them while kicks decide. */
export const shootoutActions: SportActions = {
  main: of('player', 'shootout-goal', 'shootout-miss'),
  often: [],
  seldom: [],
};
