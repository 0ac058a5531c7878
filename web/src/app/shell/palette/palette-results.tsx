import { Spotlight } from '@mantine/spotlight';
import { t } from '../../../shared/text/index.ts';
import styles from './palette.module.css';
import { iconOf } from './palette-icons.ts';
import { optionId } from './use-highlighted.ts';
import type { Group, Result } from './use-palette-results.ts';

type Props = {
  list: string;
  groups: readonly Group[];
  selected: number;
  choose: (result: Result) => void;
};

/** What answers, as a list box that the field above it rules. */
export function Results({ list, groups, selected, choose }: Props) {
  let at = -1;
  return (
    <div
      id={list}
      role="listbox"
      aria-label={t('commands.results')}
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ title, results }) => (
        <Spotlight.ActionsGroup
          key={title}
          label={t(title)}
          role="group"
          aria-label={t(title)}
          className={styles.group ?? ''}
        >
          {results.map((result) => {
            at += 1;
            const Icon = iconOf[result.icon];
            return (
              <button
                key={result.id}
                type="button"
                id={optionId(list, at)}
                role="option"
                aria-selected={at === selected}
                // The field keeps the focus: the arrow keys are its.
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                className={styles.option}
                onClick={() => choose(result)}
              >
                <Icon size={18} stroke={1.6} />
                <span className={styles.name}>{result.name}</span>
                <span className={styles.detail}>{result.detail}</span>
              </button>
            );
          })}
        </Spotlight.ActionsGroup>
      ))}
    </div>
  );
}
