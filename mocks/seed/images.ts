import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';

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
/** 96 × 96: a centre circle. */
const purple = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAAElBMVEVFJ6BDJZ9mObbs6PaMbcdxULl4tWBoAAACZUlEQVRo3u2Z25bDIAhFUQ///8uTNveGq2mmL/o0a3',
  'WFPSAqHIgSq9Q2LdTMogEYgAEYgO8BymvRU4C3bQBtXdPf/D3AZJx32/uKMQLmRethhm++mctFpP77ZReQQdhZiZMd2rKIGcef+gDH6KDOeXpM0wPDcsKwj+3zybp40PYA',
  'chqw29/MSyd5QyAJmE29PqRiXxUewbHPpbh3EUyCEp/1mxK57EyCFf9TeKzb1CKIHij29eua9VySHGDFvvEeLIQQYNlgwb714EALkhqgWnIvGpQgaQHikn0yIQdJcQAl/S',
  'azHCTFAcoDFBcuRvQAuVWF6ILoAPrKFtEFcQcUB9y6SEok8QxQJwDCz2KESmdlx0KMPixAO2Ox0hHXGEnXdH9tKsRIMlC6AewBzByKVNfXTchsQQBw3QThFNCDAOsYxwHQ',
  'AHMS6XscALANqAPwcwD9D4AeA6wH7bFz8PxV8TyAv3Fdtx++B951evtF814cF9CcN9mpu2JVhV22ULPy6H5dtMQIfQD2K7u1tKuluzaFV77D2AUbIDpQlQ6Ne/sDtwFZXJ',
  'DPQqCFYh9ATQ2SBVA6qEqZLtACaI2y3uhzR5/MsU5/kUJqotNX+/BqiTk1rFUgKYaUVdzIqS0ZQQpNEixkAJu6nXZxbhJQcSS1TVPjpOoIQbQTAOzYN2TNTTXdZccLwBcd',
  'a0j3xVvgvwB22RRd0vIunc7C8kn55aOqzb3a9Vm8BpY3kY+zCm8iclPd9/X9W/OJyIQiML+hqiBCg5zYjOg1IuqxHh5zzTOuNS8n29EZVGZQ9zmgGKPGARiAAfge4A9j8T',
  'MRX5mPTgAAAABJRU5ErkJggg==',
].join('')}`;
const blue = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAAD1BMVEUVZcASY7/o8vpfpt8NkeFMMxYxAAACF0lEQVRo3u2ZSXLFMAhEkdr3P3P+ZFvOhwYkK5vIqwxV/Q',
  'zWAI1I4ilSHw+2zCMLsAALsAD3AcrzkVmAlzaA+nkeP+JGwEu8fj+4B1B09TBjRD6ESMl/fkMG4ei34s8/HYotGb2AUwP7Om31mlXVAzhf//Huz2WqbbQDkQc0+lLIToYX',
  'BD0UrvL6UeERHP09OewsAiVQ/cvr24cdJbD181vfPE0ZIaNPjmt7LWkJsvTZfWASzA+g6DMArCSZCVL06Y0GIwQrQZo+vzKh/88IACV/J+tJygTgAPQkZQLwqgo1BDUA9J',
  'UtCABoAG5dpOVI3QO9hZcWgpqh0lvZKSFoAOkGwAE4GQoC4AHMDAWKXw+AOwDVA8gAABwg0wFsG8cBsADeN450OAvw3wE3LFMPAHrWDe+D+UfFHwFmHtez7wPvOB2+0f7g',
  '0uc7IQQAL7wqy9F4XeTkaLyyOwqXMq02pdVvpLp2+wMZ6w/cBmSwhaqBHm1vMrOAGu3R9jY52WXWaJd5NvodfXKw05dqfAYbYPbhm2QIJgBJM6Ts9knKbcnYOQfhGoQBoL',
  '6d4zheCSoA3Bd0Pc0WQTy7rCl4ZqlxNRWAazpuId8Xb4P/CxBxZoPOMt7ebwtovOURc7w1r/ExGjZcPHMM2PsXQp+/PzSfiEwoYhMWQz0yZInNiL6nOOExUXzKJQcFmUFX',
  'ZkxX1qhxARZgASYBfgC510lGRdkXGAAAAABJRU5ErkJggg==',
].join('')}`;

const cover = (url: string, owner_id: number) => ({ url, width: 320, height: 180, owner_id });
const crest = (url: string, owner_id: number) => ({ url, width: 96, height: 96, owner_id });

/** The few raster samples; elsewhere `image` stays null and the app draws the cover (R21). */
export const imageIds = {
  dajtiLogo: 1,
  dajtiCovers: [2, 3],
  teamCrest: 4,
  teamCover: 5,
  organizationLogo: 6,
  organizationCover: 7,
  draftLogo: 8,
  kukesLogo: 9,
  sarandeLogo: 10,
  ownerFree: 11,
  teamAdminFree: 12,
  organizationFree: 13,
  portrait: 14,
  everyoneFree: 15,
} as const;

/** 15 images; the unused ones belong to a demo account. */
export async function seedImages({ db }: Seeding): Promise<void> {
  const images = [
    crest(blue, demoId('owner')),
    cover(green, demoId('owner')),
    cover(clay, demoId('owner')),
    crest(purple, demoId('teamAdmin')),
    cover(green, demoId('teamAdmin')),
    crest(blue, demoId('organizationManager')),
    cover(green, demoId('organizationManager')),
    crest(purple, demoId('owner')),
    crest(blue, 7),
    crest(purple, 8),
    cover(clay, demoId('owner')),
    cover(clay, demoId('teamAdmin')),
    cover(clay, demoId('organizationManager')),
    crest(purple, demoId('player')),
    cover(green, demoId('everyone')),
  ];
  for (const image of images) await db.images.insert(image);
  await db.users.update(demoId('player'), { image_id: imageIds.portrait });
}
