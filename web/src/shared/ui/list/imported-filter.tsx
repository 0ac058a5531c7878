import { importFilter } from '../../data/import-filter.ts';
import { t } from '../../text/index.ts';
import { Choice } from './choice.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** All records, or those whose import had a cell that it could not use. */
export const ImportedFilter = ({ value, onChange }: Props) => (
  <Choice
    label={t('list.imported.label')}
    any={t('list.imported.any')}
    value={value}
    options={importFilter.map((one) => ({ value: one, label: t(`list.imported.${one}`) }))}
    onChange={onChange}
  />
);
