import type { Decision } from '../machine.ts';

/** A draft lives a day (issue "Drafts": gone on submit, on sign-out, after 24 h). */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;
/** Longest time that typed text stays unsaved. Keys do not restart it, so a crash costs no more than this. */
export const DRAFT_SAVE_MS = 250;

/** A user's id; null for a guest. */
export type DraftOwner = number | null;
export type DraftValues = Readonly<Record<string, unknown>>;

/** Which form, and of which entity where several can be edited. */
export interface DraftPlace {
  form: string;
  entity?: string | number;
}

export interface Draft {
  values: DraftValues;
  /** Wall-clock ms. */
  savedAt: number;
}
/** All stored drafts, by owner, form and entity. */
export type Drafts = Readonly<Record<string, Draft>>;

export type DraftChange =
  | { type: 'put'; id: string; values: DraftValues }
  | { type: 'drop'; id: string }
  | { type: 'hand-over'; to: number }
  | { type: 'clear' };

/** Unsaved values by id; null = the form is as it was opened, nothing to keep. */
export type PendingDrafts = Readonly<Record<string, DraftValues | null>>;

export type DraftsEvent =
  /** `owner` is whoever was here when the form was opened, `current` whoever is here now. */
  | { type: 'typed'; owner: DraftOwner; current: DraftOwner; place: DraftPlace; values: DraftValues | null }
  | { type: 'dropped'; owner: DraftOwner; place: DraftPlace }
  /** The timer ran out, the page is being left, or the form was closed. */
  | { type: 'flushed' }
  /** The user became known, or changed. */
  | { type: 'owner-known'; owner: DraftOwner }
  | { type: 'signed-out' }
  /** Somebody signed out or in in another tab; what that tab stored stays. */
  | { type: 'left-elsewhere' };

export type DraftsCommand =
  | { type: 'save'; changes: readonly DraftChange[] }
  /** Its end is the event `flushed`. */
  | { type: 'start-timer'; ms: number };

type DraftsDecision = Decision<PendingDrafts, DraftsCommand>;

const GUEST = 'guest/';
export const draftId = (owner: DraftOwner, { form, entity = '' }: DraftPlace): string =>
  `${owner === null ? GUEST : `${owner}/`}${form}/${entity}`;

/** Decides which drafts are stored and removed; `changeDrafts` applies that to what is stored. */
export function decideDrafts(pending: PendingDrafts, event: DraftsEvent): DraftsDecision {
  switch (event.type) {
    case 'typed':
      // the form of a previous user; it is about to close
      if (event.owner !== event.current) return to(pending);
      return {
        state: { ...pending, [draftId(event.owner, event.place)]: event.values },
        commands: Object.keys(pending).length === 0 ? [{ type: 'start-timer', ms: DRAFT_SAVE_MS }] : [],
      };
    case 'dropped': {
      const id = draftId(event.owner, event.place);
      return to(Object.fromEntries(Object.entries(pending).filter(([other]) => other !== id)), [{ type: 'drop', id }]);
    }
    case 'flushed':
      return to({}, saved(pending));
    case 'owner-known':
      return to({}, [
        ...saved(pending),
        ...(event.owner === null ? [] : [{ type: 'hand-over', to: event.owner } as const]),
      ]);
    case 'signed-out':
      return to({}, [{ type: 'clear' }]);
    case 'left-elsewhere':
      return to(Object.fromEntries(Object.entries(pending).filter(([id]) => id.startsWith(GUEST))));
  }
}

/** The drafts after these changes, without expired ones. A guest's draft never replaces a newer one. */
export function changeDrafts(drafts: Drafts, changes: readonly DraftChange[], now: number): Drafts {
  const kept = new Map(Object.entries(drafts).filter(([, draft]) => isFresh(draft, now)));
  for (const change of changes) {
    if (change.type === 'put') kept.set(change.id, { values: change.values, savedAt: now });
    else if (change.type === 'drop') kept.delete(change.id);
    else if (change.type === 'clear') kept.clear();
    else handOver(kept, change.to);
  }
  return Object.fromEntries(kept);
}

/** These changes without the text of users, who have signed out elsewhere. */
export const withoutUsers = (changes: readonly DraftChange[]): DraftChange[] =>
  changes.filter((change) => change.type !== 'put' || change.id.startsWith(GUEST));

/** Values typed less than 24 h ago; null for none. */
export function findDraft(drafts: Drafts, id: string, now: number): DraftValues | null {
  const draft = Object.hasOwn(drafts, id) ? drafts[id] : undefined;
  return draft && isFresh(draft, now) ? draft.values : null;
}

function handOver(kept: Map<string, Draft>, user: number): void {
  for (const [id, draft] of kept) {
    if (!id.startsWith(GUEST)) continue;
    const own = `${user}/${id.slice(GUEST.length)}`;
    if ((kept.get(own)?.savedAt ?? -Infinity) < draft.savedAt) kept.set(own, draft);
    kept.delete(id);
  }
}

/** A draft from the future means that the clock was set back: its age is unknown. */
const isFresh = ({ savedAt }: Draft, now: number): boolean => now >= savedAt && now - savedAt < DRAFT_LIFE_MS;

const saved = (pending: PendingDrafts): DraftChange[] =>
  Object.entries(pending).map(([id, values]) => (values ? { type: 'put', id, values } : { type: 'drop', id }));

const to = (state: PendingDrafts, changes: readonly DraftChange[] = []): DraftsDecision => ({
  state,
  commands: changes.length > 0 ? [{ type: 'save', changes }] : [],
});
