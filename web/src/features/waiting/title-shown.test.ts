import { expect, it } from 'vitest';
import { titleShown } from './title-shown.ts';

it('says a suggested number as people do, and any other text as it is', () => {
  expect(titleShown({ title: '+15550100163', isPhone: true })).toBe('(555) 010-0163');
  expect(titleShown({ title: '+442071838750', isPhone: true })).toBe('+44 20 7183 8750');
  expect(titleShown({ title: '+15550100163', isPhone: undefined })).toBe('+15550100163');
  expect(titleShown({ title: null, isPhone: true })).toBeNull();
});
