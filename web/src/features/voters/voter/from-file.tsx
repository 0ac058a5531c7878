import { districtColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Facts } from '../../../shared/ui/record/facts.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { OwnColumn, Person } from '../../../shared/voters/engine.ts';
import { fileDay, formatLanguage, statusName } from '../../../shared/voters/format-voter.ts';

/** Places that the address says already. */
const inAddress: readonly string[] = ['city', 'zip'];

const dataText = (value: string | number | undefined): string =>
  typeof value === 'number' ? showNumber(value) : (value ?? '');

/** What the voter file says of them beside their name and how they vote; without what it does not say. */
export function FromFile({ person, own }: { person: Person; own: readonly OwnColumn[] }) {
  const facts = [
    ...districtColumns
      .filter((column) => !inAddress.includes(column))
      .map((column) => ({ label: t(`voterSearch.columns.${column}`), value: person[column] })),
    { label: t('voters.voter.registered'), value: fileDay(person.registered) },
    { label: t('voters.voter.status'), value: person.status && statusName(person.status) },
    { label: t('voters.voter.language'), value: formatLanguage(person.language) },
    { label: t('voters.voter.id'), value: person.id },
    ...own.map(({ id, name }) => ({ label: name, value: dataText(person.data[id]) })),
  ];
  return (
    <Part title={t('voters.voter.details')}>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </Part>
  );
}
