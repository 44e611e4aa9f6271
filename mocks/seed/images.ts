import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';

const png = (data: string) => `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAA${data}`;
const pixels = 'UklEQVR42uXUsQoAIAhFUb3//9GRhZODbwiinFqOpZJmER7RP2sAIRYoM1Hd8DaIlggAHJuiCdhPoglIQBNk0fcAtQa5S/oc9El/8B/UrXF4kQ1yRgOpjfjjdQAAAABJRU5ErkJggg==';
const round = 'S0lEQVR42s2RMQ4AIAgDW/7/aBNFVEgHnewEHCRQgGeZq5YBkEzIM7KjUh9gIxExkejgJGlgATsHAvAHoNaVB2pLpInadv0o/doLNUidARkYacWQAAAAAElFTkSuQmCC';
const green = png(`DAAAAAbCAMAAAANt/xAAAAACVBMVEUufTI4jjz///+dRWrzAAAA${pixels}`);
const clay = png(`DAAAAAbCAMAAAANt/xAAAAACVBMVEWyWyq/aTb///8sML1qAAAA${pixels}`);
const purple = png(`BgAAAAYCAMAAADXqc3KAAAACVBMVEVFJ6BnOrf////dBdhdAAAA${round}`);
const blue = png(`BgAAAAYCAMAAADXqc3KAAAACVBMVEUVZcANR6H///+SBhBfAAAA${round}`);

const cover = (url: string, owner_id: number) => ({ url, width: 48, height: 27, owner_id });
const crest = (url: string, owner_id: number) => ({ url, width: 24, height: 24, owner_id });

/** The few raster samples; elsewhere `image` stays null and the app draws the cover (R21). */
export const imageIds = {
  dajtiLogo: 1, dajtiCovers: [2, 3], teamCrest: 4, teamCover: 5, organizationLogo: 6, organizationCover: 7,
  draftLogo: 8, kukesLogo: 9, sarandeLogo: 10, ownerFree: 11, teamAdminFree: 12, organizationFree: 13, portrait: 14, everyoneFree: 15,
} as const;

/** 15 images; the free ones belong to a demo account and to no entity yet, as uploading is not in the contract. */
export async function seedImages({ db }: Seeding): Promise<void> {
  const images = [
    crest(blue, demoId('owner')), cover(green, demoId('owner')), cover(clay, demoId('owner')),
    crest(purple, demoId('teamAdmin')), cover(green, demoId('teamAdmin')),
    crest(blue, demoId('organizationManager')), cover(green, demoId('organizationManager')),
    crest(purple, demoId('owner')), crest(blue, 7), crest(purple, 8),
    cover(clay, demoId('owner')), cover(clay, demoId('teamAdmin')), cover(clay, demoId('organizationManager')),
    crest(purple, demoId('player')), cover(green, demoId('everyone')),
  ];
  for (const image of images) await db.images.insert(image);
  await db.users.update(demoId('player'), { image_id: imageIds.portrait });
}
