/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AnswerClosureBodyChoice = typeof AnswerClosureBodyChoice[keyof typeof AnswerClosureBodyChoice];


export const AnswerClosureBodyChoice = {
  move: 'move',
  cancel: 'cancel',
} as const;
