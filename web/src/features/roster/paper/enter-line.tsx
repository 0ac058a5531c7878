import { useDebouncedValue } from '@mantine/hooks';
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { people } from '#shared/collections/people.ts';
import { searchPauseMs, useNameSearch } from '../../../shared/data/search.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './enter.module.css';
import { type Line, type LineProblems, type Match, onRoster } from './entry.ts';

type Props = {
  number: number;
  line: Line;
  lines: readonly Line[];
  rows: readonly RosterRow[];
  problems: LineProblems | null;
  change: (line: Line) => void;
  /** Goes to the next line. */
  next: () => void;
};

/** People of the campaign whose name begins so; nobody for whoever may not read people. */
function usePeople(typed: string): Match[] {
  const { organization, can } = useMember();
  const found = useNameSearch({
    ...{ collection: people, organization, conditions: [], keys: ['name_key', 'family_key'] },
    typed: can('people.read') ? typed : '',
  });
  if (found.is !== 'ready' || typed === '') return [];
  return found.value.slice(0, 4).map(({ id, name }) => ({ is: 'person', id, name }));
}

/** One line of a sheet. Enter takes the first suggestion, or goes on to the next line. */
export function EnterLine({ number, line, lines, rows, problems, change, next }: Props) {
  const [isNaming, setNaming] = useState(false);
  const sought = isNaming && line.match === null && line.name.trim().length > 1 ? line.name : '';
  const [typed] = useDebouncedValue(sought, searchPauseMs);
  const roster = sought === '' ? [] : onRoster(rows, lines, line);
  const found = usePeople(sought === '' ? '' : typed);
  const known = new Set(rows.map(({ person }) => person));
  const suggested = [...roster, ...(sought === '' ? [] : found.filter(({ id }) => !known.has(id)))];
  const take = (match: Match) => {
    change({ ...line, name: match.name, match });
    next();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = suggested;
    if (first && isNaming) take(first);
    else next();
  };
  const field = (
    name: 'name' | 'phone' | 'email' | 'time',
    label: string,
    more: InputHTMLAttributes<HTMLInputElement>,
  ) => (
    <td>
      <input
        aria-label={t('roster.enter.field', { field: label, number })}
        aria-invalid={problems?.[name] !== undefined}
        value={line[name]}
        autoComplete="off"
        onKeyDown={press}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          change({ ...line, [name]: value, ...(name === 'name' && { match: null }) });
        }}
        {...more}
      />
    </td>
  );
  const wrong = [problems?.name, problems?.phone, problems?.email, problems?.time && t('roster.enter.time')];
  return (
    <tbody data-line={line.id}>
      <tr>
        {field('name', t('roster.add.name'), {
          maxLength: 120,
          onFocus: () => setNaming(true),
          // A suggestion that is pressed takes the focus first.
          onBlur: ({ relatedTarget }) => {
            if (!(relatedTarget instanceof HTMLElement && relatedTarget.dataset.suggestion)) setNaming(false);
          },
        })}
        {field('phone', t('roster.add.phone'), { type: 'tel', disabled: line.match !== null })}
        {field('email', t('roster.add.email'), { type: 'email', disabled: line.match !== null })}
        {field('time', t('roster.sheet.time'), { type: 'time' })}
      </tr>
      <tr>
        <td colSpan={4} className={styles.below}>
          {line.match && (
            <span className={styles.match}>
              {t(line.match.is === 'roster' ? 'roster.enter.onRoster' : 'roster.enter.inPeople')}
            </span>
          )}
          {suggested.map((match) => (
            <button
              key={`${match.is} ${match.id}`}
              type="button"
              data-suggestion="true"
              tabIndex={-1}
              onClick={() => take(match)}
            >
              {match.name}
              <span>{t(match.is === 'roster' ? 'roster.enter.onRoster' : 'roster.enter.inPeople')}</span>
            </button>
          ))}
          {problems && (
            <span role="alert" className={styles.problem}>
              {wrong.filter(Boolean).join(' ')}
            </span>
          )}
        </td>
      </tr>
    </tbody>
  );
}
