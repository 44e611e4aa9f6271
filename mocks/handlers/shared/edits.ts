/** What edits of venues, teams, organizations and communities share. */
import { isAllowedSlug } from '../../../src/shared/lib/slug.ts';
import type { FieldErrorInput, RequestContext } from '../../contract/types.ts';
import type { LocalText } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isSlugTaken } from '../../rules/shared/slugs.ts';

const texts = {
  city: { en: 'This city does not exist.', sq: 'Ky qytet nuk ekziston.' },
  sport: { en: 'This sport does not exist.', sq: 'Ky sport nuk ekziston.' },
  image: { en: 'Error while uploading the images.', sq: 'Gabim gjatë ngarkimit të fotove.' },
  slug: { en: 'This address is already taken.', sq: 'Kjo adresë është e zënë.' },
} as const satisfies Record<string, LocalText>;

export interface SharedFields {
  readonly city_id?: number;
  readonly sport_id?: number;
  readonly sport_ids?: readonly number[];
  readonly image?: number | null;
  readonly images?: readonly number[];
  readonly slug?: string;
}
/** The entity before the change; null when it is created. */
export interface Before {
  readonly slug: string;
  readonly image_id: number | null;
  readonly image_ids: readonly number[];
}

/** What the contract cannot check: that ids exist, that images are the sender's own, that the slug is free. */
export function sharedErrors(
  ctx: RequestContext & { readonly db: DbReader; readonly user: { readonly id: number } },
  body: SharedFields,
  before: Before | null,
): FieldErrorInput[] {
  const { db } = ctx;
  const errors: FieldErrorInput[] = [];
  const refuse = (field: keyof SharedFields, text: LocalText) =>
    errors.push({ field, message: ctx.say(text), code: 'validation' });
  const attached = new Set([before?.image_id, ...(before?.image_ids ?? [])]);
  const isUsable = (id: number) => attached.has(id) || db.images.get(id)?.owner_id === ctx.user.id;
  if (body.city_id !== undefined && !db.cities.get(body.city_id)) refuse('city_id', texts.city);
  if (body.sport_id !== undefined && !db.sports.get(body.sport_id)) refuse('sport_id', texts.sport);
  if (body.sport_ids && !body.sport_ids.every((id) => db.sports.get(id))) refuse('sport_ids', texts.sport);
  if (typeof body.image === 'number' && !isUsable(body.image)) refuse('image', texts.image);
  if (body.images && !body.images.every(isUsable)) refuse('images', texts.image);
  if (
    body.slug !== undefined &&
    body.slug !== before?.slug &&
    (!isAllowedSlug(body.slug) || isSlugTaken(db, body.slug))
  )
    refuse('slug', texts.slug);
  return errors;
}

/** Wire names of image ids → columns; what was not sent stays unchanged. */
export const imageColumns = ({ image, images }: SharedFields) => ({
  ...(image === undefined ? {} : { image_id: image }),
  ...(images === undefined ? {} : { image_ids: [...images] }),
});

/** Names and addresses without the blanks around them; what was not sent stays unchanged. */
export const trimmed = ({ name, address }: { readonly name?: string; readonly address?: string }) => ({
  ...(name === undefined ? {} : { name }),
  ...(address === undefined ? {} : { address }),
});

/** A text typed in one language is stored for both; sent back unchanged it keeps both translations. */
export function editText(
  ctx: RequestContext,
  before: LocalText | null,
  text: string | undefined,
): { description?: LocalText | null } {
  if (text === undefined || (before && ctx.say(before) === text)) return {};
  return { description: text === '' ? null : { en: text, sq: text } };
}

/** The entity without an image, wherever it is used. */
export const withoutImage = ({ image_id, image_ids }: Before, id: number) => ({
  image_id: image_id === id ? null : image_id,
  image_ids: image_ids.filter((one) => one !== id),
});
export const usesImage = ({ image_id, image_ids }: Before, id: number): boolean =>
  image_id === id || image_ids.includes(id);
