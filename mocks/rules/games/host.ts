import type {
  CompetitionRecord,
  EventRecord,
  GameRecord,
  LocalText,
  ModuleType,
  NotificationRecord,
  UserRecord,
} from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { Side } from './result.ts';
import type { Point } from '../shared/points.ts';

/** Who asks, and in which module. */
export interface GameRequester {
  readonly user: Pick<UserRecord, 'id'> | null;
  readonly module: ModuleType;
}
/** The profile in which somebody is told something. */
export interface GameReader {
  readonly user_id: number;
  readonly module: ModuleType;
  readonly entity_id: number;
}
/** Somebody who plays on a side; `participant_id`: of the people of an event. */
export interface LineupEntry {
  readonly user_id: number;
  readonly guests: number;
  readonly jersey_number: number | null;
  readonly is_captain: boolean;
  readonly position: string | null;
  readonly participant_id: number | null;
  /** Or on the bench; null: nobody has chosen, or of an event. */
  readonly is_starter: boolean | null;
}

/** What stands behind a game, and answers everything that the game itself does not know. */
export interface GameHost {
  /** The event whose game it is. */
  readonly event: Pick<EventRecord, 'id' | 'title'> | null;
  /** The competition whose game it is: who runs it confirms results, decides games without playing and takes results back. */
  readonly competition: CompetitionRecord | null;

  /** Whether the game exists for this user. */
  isKnownTo(userId: number | undefined): boolean;
  /** Everybody who manages it, in whatever module. */
  managers(): number[];
  looksAfter(userId: number | undefined): boolean;
  /** Whether they manage it in the module of the request. */
  manages(requester: GameRequester): boolean;
  /** In which profile somebody who manages it is told something. */
  profileOf(managerId: number): GameReader;

  /** Who may enter the result besides those who manage it. */
  leads(userId: number): boolean;
  /** Everybody who answers for a side. */
  speakers(side: Side): number[];
  sidesSpokenFor(userId: number): Side[];
  /** The side a user speaks for, or else plays on. */
  sideOf(userId: number): Side | null;
  /** Everybody who plays in it. */
  players(): number[];
  /** Who can play on a side, whoever reads: those who are chosen, until then everybody. */
  squad(side: Side): number[];
  /** Among whom a user may choose who plays on a side; null: it is not theirs to choose. */
  eligible(userId: number, side: Side): number[] | null;
  showsLineup(reader: Pick<GameRequester, 'user'>, side: Side): boolean;
  /** Who plays on a side, as far as this reader may know. */
  lineup(reader: Pick<GameRequester, 'user'>, side: Side): LineupEntry[];
  /** Whether guests read who entered the result. */
  readonly namesPeopleToGuests: boolean;

  /** How the game stands, and when it is. */
  times(now: number): Pick<GameRecord, 'status' | 'starts_at'> & { readonly ends_at: number | null };
  /** When the clock alone starts it; null: somebody does. */
  readonly startsByClock: number | null;
  /** Not called off. */
  readonly isOpen: boolean;
  /** Its result can be entered. */
  hasBegun(now: number): boolean;
  /** In ms: a result that nobody disputes for as long is official. */
  readonly officialAfter: number;

  sideName(side: Side): LocalText;
  place(now: number): { readonly venue_id: number | null; readonly court_name: string | null };
  /** Where it is, for a search nearby. */
  point(now: number): Point;
  /** Its page, in the profile of whoever reads. */
  address(reader: GameReader): string;
  /** What a notification keeps of it besides the score. */
  inNotice(): Pick<NonNullable<NotificationRecord['data']['game']>, 'event' | 'home' | 'away'>;
  /** Other rooms that hear of its changes. */
  readonly otherRooms: readonly string[];
}

/** The games of one kind. */
export interface GamesOfKind {
  hostOf(db: DbReader, game: GameRecord): GameHost;
  /** Those a user plays in or manages, in no order. */
  gamesOf(db: DbReader, reader: GameRequester): GameRecord[];
}
