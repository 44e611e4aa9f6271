/** A draft lives a day (issue "Drafts": gone on submit, on sign-out, after 24 h). */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;
/** Longest that typed text is not saved yet; not begun anew by each key, so that a crash in mid-sentence costs no more than that. */
export const DRAFT_SAVE_MS = 250;

/** A user's id; null for a guest. */
export type DraftOwner = number | null;
export type DraftValues = Readonly<Record<string, unknown>>;

/** Which form, and of what: an id where several of a kind can be edited. */
export interface DraftPlace {
  form: string;
  entity?: string | number;
}

export interface Draft {
  values: DraftValues;
  /** Wall-clock ms. */
  savedAt: number;
}
/** Everything that is kept, by owner, form and entity. */
export type Drafts = Readonly<Record<string, Draft>>;

export type DraftChange =
  | { type: 'put'; id: string; values: DraftValues }
  | { type: 'drop'; id: string }
  | { type: 'hand-over'; to: number }
  | { type: 'clear' };

/** Not saved yet, by id; null = as the form began, nothing to keep. */
export type PendingDrafts = Readonly<Record<string, DraftValues | null>>;

export type DraftsFact =
  /** `owner` is whose form it was when it was opened, `current` who is here now. */
  | { type: 'typed'; owner: DraftOwner; current: DraftOwner; place: DraftPlace; values: DraftValues | null }
  | { type: 'dropped'; owner: DraftOwner; place: DraftPlace }
  /** The time is up, the page goes, or the form is closed. */
  | { type: 'due' }
  /** Who is here became known, or changed. */
  | { type: 'owner-known'; owner: DraftOwner }
  | { type: 'signed-out' }
  /** In another tab somebody signed out or in: what that tab has left behind stands. */
  | { type: 'left-elsewhere' };

export interface DraftsDecision {
  pending: PendingDrafts;
  changes: readonly DraftChange[];
  /** Start the timer that ends in `due`. */
  wait: boolean;
}

const GUEST = 'guest/';
export const draftId = (owner: DraftOwner, { form, entity = '' }: DraftPlace): string =>
  `${owner === null ? GUEST : `${owner}/`}${form}/${entity}`;

/** What is to be kept and forgotten. Reading and writing of the whole is `changeDrafts`. */
export function decideDrafts(pending: PendingDrafts, fact: DraftsFact): DraftsDecision {
  switch (fact.type) {
    case 'typed':
      // a form of somebody who is not here any more; it is about to close
      if (fact.owner !== fact.current) return to(pending);
      return {
        ...to({ ...pending, [draftId(fact.owner, fact.place)]: fact.values }),
        wait: Object.keys(pending).length === 0,
      };
    case 'dropped': {
      const id = draftId(fact.owner, fact.place);
      return to(Object.fromEntries(Object.entries(pending).filter(([other]) => other !== id)), [{ type: 'drop', id }]);
    }
    case 'due':
      return to({}, saved(pending));
    case 'owner-known':
      return to({}, [
        ...saved(pending),
        ...(fact.owner === null ? [] : [{ type: 'hand-over', to: fact.owner } as const]),
      ]);
    case 'signed-out':
      return to({}, [{ type: 'clear' }]);
    case 'left-elsewhere':
      return to(Object.fromEntries(Object.entries(pending).filter(([id]) => id.startsWith(GUEST))));
  }
}

/** The drafts after these changes, without those that are too old. A guest's never takes the place of a newer one. */
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

/** These changes without the text of a user who, by the token in storage, is not here any more. */
export const withoutUsers = (changes: readonly DraftChange[]): DraftChange[] =>
  changes.filter((change) => change.type !== 'put' || change.id.startsWith(GUEST));

/** Values that were typed here less than 24 h ago; null for none. */
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

/** One from the future tells of a clock that was set back: its age is unknown. */
const isFresh = ({ savedAt }: Draft, now: number): boolean => now >= savedAt && now - savedAt < DRAFT_LIFE_MS;

const saved = (pending: PendingDrafts): DraftChange[] =>
  Object.entries(pending).map(([id, values]) => (values ? { type: 'put', id, values } : { type: 'drop', id }));

const to = (pending: PendingDrafts, changes: readonly DraftChange[] = []): DraftsDecision => ({
  pending,
  changes,
  wait: false,
});
