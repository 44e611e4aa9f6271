import type { Post } from '../../../src/shared/api/generated/model';

const WORDS = 'Kush vjen të enjten? Kemi vend edhe për dy lojtarë, ejani me topin tuaj. '.split(' ');

/** A photo without a request. */
const photo = (id: number, width: number, height: number) => ({
  id,
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="hsl(${id % 360} 50% 50%)"/></svg>`)}`,
  width,
  height,
});

/** Posts of unlike heights: texts of 3 to 62 words, and a photo or several in every third. */
export const feedOf = (count: number): Post[] =>
  Array.from({ length: count }, (_, index): Post => {
    const length = 3 + ((index * 7) % 60);
    const photos = index % 3 === 0 ? 1 + (index % 4) : 0;
    return {
      id: count - index,
      community_id: 1,
      author: { id: 1 + (index % 40), name: `Person ${index % 40}`, image: null },
      kind: index % 25 === 0 ? 'announcement' : 'text',
      text: Array.from({ length }, (__, word) => WORDS[(index + word) % WORDS.length]).join(' '),
      images: Array.from({ length: photos }, (__, at) => photo(index * 4 + at, 800, at % 2 === 0 ? 450 : 800)),
      links: [],
      game: null,
      ranks: null,
      matchday: null,
      is_pinned: false,
      likes_count: index % 9,
      liked_by_me: index % 2 === 0,
      comments_count: index % 5,
      created_at: new Date(Date.UTC(2026, 10, 24) - index * 3_600_000).toISOString(),
      edited_at: null,
      permissions: { like: true, comment: true, edit: false, pin: false, delete: false, report: true },
    };
  });
