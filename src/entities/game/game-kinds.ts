import type { GameKind } from '../../shared/api/generated/model';

interface KindOfGame {
  /** Its sides have no team and are called by what they wear. */
  isByColour: boolean;
  /** Who plays is told to the signed-in only. */
  hidesPeopleFromGuests: boolean;
  /** Its result is entered here, by its own people. */
  isEnteredHere: boolean;
  /** Its sides may have met before. */
  hasEarlierMeetings: boolean;
}

/** What differs between the kinds of games on screen; another kind is a row here (decision 049). */
export const gameKinds: Readonly<Record<GameKind, KindOfGame>> = {
  event: { isByColour: true, hidesPeopleFromGuests: true, isEnteredHere: true, hasEarlierMeetings: false },
  fixture: { isByColour: false, hidesPeopleFromGuests: false, isEnteredHere: false, hasEarlierMeetings: true },
};
