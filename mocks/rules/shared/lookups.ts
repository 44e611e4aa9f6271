import type { CityRecord, ImageRecord, SportRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { RequestContext } from '../../contract/types.ts';

export interface ImageView {
  id: number;
  url: string;
  width: number;
  height: number;
}

const view = ({ id, url, width, height }: ImageRecord): ImageView => ({ id, url, width, height });

/** The image on the wire, or null when there is none (R21). */
export function toImage(db: DbReader, id: number | null): ImageView | null {
  const image = id === null ? undefined : db.images.get(id);
  return image ? view(image) : null;
}

export const toImages = (db: DbReader, ids: readonly number[]): ImageView[] =>
  ids.flatMap((id) => toImage(db, id) ?? []);

/** A sport with its name in the language of the request (R22). */
export const toSport = ({ id, key, name }: SportRecord, ctx: Pick<RequestContext, 'say'>) => ({
  id,
  key,
  name: ctx.say(name),
});

export const toCity = ({ id, name, latitude, longitude }: CityRecord) => ({ id, name, latitude, longitude });

export function toUserRef(
  db: DbReader,
  id: number | null,
): { id: number; name: string; image: ImageView | null } | null {
  const user = id === null ? undefined : db.users.get(id);
  return user ? { id: user.id, name: user.name ?? '', image: toImage(db, user.image_id) } : null;
}

/** A referenced record; a missing one is corrupt data, not a bad request. */
export function existing<R>(record: R | undefined, what: string): R {
  if (record === undefined) throw new Error(`the data point at a ${what} that does not exist`);
  return record;
}
