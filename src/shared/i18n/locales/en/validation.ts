/** The mock backend says them too, so they stand where it may read them. */
export { fieldTexts as validation } from '../../../lib/field-texts/en.ts';
