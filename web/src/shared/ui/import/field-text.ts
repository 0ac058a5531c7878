import { headerIn, isImportedField } from '#shared/domain/import/import-field.ts';
import { type FlagField, flagFields } from '#shared/domain/import/row-problems.ts';
import { t } from '../../text/index.ts';
import { language } from '../../text/language.ts';

/** What a field of an import is called: as its column is in a file, which the import then knows by itself. */
export const fieldText = (field: FlagField): string =>
  isImportedField(field) ? headerIn(field, language) : t(`importProblems.field.${field}`);

/** The same of all fields. */
export function fieldTexts(): Record<FlagField, string>;
export function fieldTexts(): Record<string, string> {
  return Object.fromEntries(flagFields.map((field) => [field, fieldText(field)]));
}
