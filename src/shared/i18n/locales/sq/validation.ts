export { fieldTexts as validation } from '../../../lib/field-texts/sq.ts';
