/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImageKind = typeof ImageKind[keyof typeof ImageKind];


export const ImageKind = {
  logo: 'logo',
  cover: 'cover',
  avatar: 'avatar',
  post: 'post',
} as const;
