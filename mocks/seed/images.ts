import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';

const png = (data: string) => `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAA${data}`;
const round = 'S0lEQVR42s2RMQ4AIAgDW/7/aBNFVEgHnewEHCRQgGeZq5YBkEzIM7KjUh9gIxExkejgJGlgATsHAvAHoNaVB2pLpInadv0o/doLNUidARkYacWQAAAAAElFTkSuQmCC';
/** 320 × 180, six colours: a pitch of grass and one of clay. */
const green = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAAC0CAMAAADSOgUjAAAADFBMVEU3jTstfDFKkk3V5tZ/xq9NAAADHklEQVR42u3d2W6rMBAAUN/h//+5uiklAbxAFkji49dKI+dozG',
  'I805Q2jn8bh3h+MECAAMUDCBAgQPEAAgQIsKt4YTRHqgDGYDRHAHxwAHwt4FtdpFN5QufML30YYLwbYAAECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIE',
  'CBAgQIAAAQIEeDTg/SUTnwq4q0rkuaf04xsA48wyB4AAnw64eYLpiwA3x3tmnUi8HvD3rvZOgPExgClul9b/Oz7A7T84cteluiHA+brNPzUFwOYPnvguj+ljsWFMKRkA2x',
  'O8OK3uwqNhKQsBXtMvovAYE5UkBDilX1SeA6MoCHD0i/qD9K8xwFK8ITXfRApJCDByuzu5CUU2B7sHzPrl34Wzgr0D5v0Kmwm5N+TOAVPer7QbkxHsHDAfq7ydtRbsGzDW',
  '99/GfuDqD10DlhZwbUN1mYJdA5YWcA1w+ZeeAcsJWNvSj3kK9gwYRb8G4ADwMoa7ABcp2DFg+QrYBBwA1ldw/bPm7EbcMWDpGbAJGABbK7gJOACsruDGyQSAjwMGwNolsA',
  'EYAEtHlAACBPghgPEY4AAQ4KlLGKBrIEAP0t0CepXzLnwqoO2s9l3Ehuq2HWlb+md8E/FR6WYNJ581D/+wvjgd0zlgKQWdTNh6uGj/2ZjB2ZgNKVg9neV4WzsFqwcsAbYP',
  'uBUn5IjvOtaOQ+ZpXejQOeC+Mgen9NNDhTbqRHLx0rC11CvfiaJ7wLxgbkKKDQvx0m2pehGwVDEMcKpXrwIWK64B/oWcJeFiQpWaf4BXwZumCbcTilrLBIBzwmHsTThNKK',
  'LROgbg/Eo49nsaO0JeW+/sj9cdYLl1UbX3E8CFYezqnAUwjxh/KzmeEK87wOmD0xPjHQF4f0PbFwAe1cHyrC6+eqgCPBdQH2mt4HfGSwAfm59/RgAQIECAAAECBAgQIECA',
  'AAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAjwcMB4q/GOE2oAGkfWiQAEuHvEXdfUk24i3xMPIECAAAECBAgQIECAAAEC/JZ4P73dpPOv6TmvAAAAAElFTkSuQm',
  'CC',
].join('')}`;
const clay = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAAC0CAMAAADSOgUjAAAAD1BMVEW+aDqyWinAckjw39XMjmxEKT9WAAADaElEQVR42u3c0XKsIAyAYRrz/s/cVu2uYhJQt3Vrfi7OTK',
  'dzKH5DUJGklM720dnojwsGEEAA6Q9AAAEEkP4ABBBAAFP1J37r+7vS23ov5A37CwBloDWbAvi7gPpW7Q0H1ADUt1qkiz+ga8ZXAAQQQAABBBBAAAEEEEAAAQQQQAABBBBA',
  'AAEEEEAAAQQQQAABBBBAAAEEEEAAAQQQQAABBBDA/wU47EqcuAXgnkQReW2ag94BUC7MEwHwVJ7IjQAvyRMp9wHUS+7CfwA439UAPHDBRcY8r3nZ0aYigMsmaqzdKgD2Xf',
  'By5n3/8/xRAGxfsD4n3M9NRB7h7BMCOAfv7LS9C89h7REC+Jx+WpzHmJkQQG+AUvFtnwPVFQRw9pP4QXoMZAXQ6k/q6We/iai9EAIo1uaE9So3TVQAe/zsd2Gxojg7oDib',
  'Y+aALMHsgLaftxtjCCYHtPcW/e0s3SyDuQG/Z1TZtR+o9S9yA26e/9obqnUQpwb0AjgClCqIUwN6ARxu6VdBnBnQn4AR4LhuAhhPwPCj0noKJgYUfwKGgALgI4Ll0GfN1W',
  '0kMWAQwTHgKobzApYggmNAAbC1BDZOJizvw3kBoyWwAaiLRTA1YAHwBOBXHH4cB9T0gOE9pAEoAAIIIIAAAgjguccY5TGG50DeRFK+Cw8AntqNEXZj5m6GY4BsqLYXwRYg',
  'W/rxV83WR6WBj0qNGOazZueHdTkAuD7bkRlQ/CnI0Q4OF/0FoHs8MABUjrf1TEEXsJ6A2Y/4DjuP+G4PSScHFOeManBGmkPmdRAPpRtwe8acRBtb0AY0/AAcBaULUMlUMv',
  'uzBA1AJ18TwElQW4DiZAwDOAuuJ2ENOOX9SwHQHmCd8V8Dql81AcDpf+uq5sQKUKKSCQCuJuHD8AH4U/jErXsCYE04Vo6Zamc9ikAFlXcAXL7YqV24Tw72lw5wLD22Rw9A',
  'G3GKXe2o3QbgoZMJbwnYX8VXblQClCq+VPG9D6DuabcA3HXFlII/Nz5q6QMIIIAAAggggAACCCCAAAIIIIAAAggggAACCCCAAAIIIIAAAggggAACCCCAAAIIIIAAAgjgPw',
  'PszxMxm3S3vu6CAV0yvhfniaRsAP4moNJ2JseU1y76r76J3Kc/AAEEEEAAAQQQQAABBBBAAAG8S3+fH62luLQq12AAAAAASUVORK5CYII=',
].join('')}`;
const purple = png(`BgAAAAYCAMAAADXqc3KAAAACVBMVEVFJ6BnOrf////dBdhdAAAA${round}`);
const blue = png(`BgAAAAYCAMAAADXqc3KAAAACVBMVEUVZcANR6H///+SBhBfAAAA${round}`);

const cover = (url: string, owner_id: number) => ({ url, width: 320, height: 180, owner_id });
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
