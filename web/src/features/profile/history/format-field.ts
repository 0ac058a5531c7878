import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { show, type Value } from '../../../shared/profile/field-values.ts';
import { showDay } from '../../../shared/ui/format.ts';

/** What a field says, as people read it; '' for nothing. */
export const formatField = (name: ProfileFieldName, value: Value): string =>
  profileFields[name].kind === 'day' && typeof value === 'string' ? showDay(value) : show(value);

/** Texts are read word by word; of days and numbers one comes for the other. */
export const isText = (name: ProfileFieldName): boolean =>
  profileFields[name].kind !== 'day' && profileFields[name].kind !== 'number';
