import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { t } from '../../../shared/text/index.ts';
import { Difference } from '../history/difference.tsx';
import styles from './backups.module.css';
import { bySection, type Compared, canTake, isDifferent } from './compare-profiles.ts';
import { TakeOver } from './restore-fields.tsx';

type Props = {
  fields: readonly Compared[];
  /** Why the present profile is kept before fields are taken over; null for who may only look. */
  reason: 'before_restore' | 'before_import' | null;
};

/** Of fewer differences than these, all are seen at once. */
const few = 6;

/** A kept profile beside the present one, by section, and the choice of what to take over. */
export function Comparison({ fields, reason }: Props) {
  const [left, setLeft] = useState<ReadonlySet<ProfileFieldName>>(new Set());
  const different = fields.filter(isDifferent);
  const takeable = different.filter(canTake);
  const chosen = takeable.filter(({ name }) => !left.has(name));
  const choose = (name: ProfileFieldName, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(name);
    else next.add(name);
    setLeft(next);
  };
  return (
    <div className={styles.comparison}>
      <Text>
        {t('history.compare.counts', {
          different: t('history.compare.different', { count: different.length }),
          same: t('history.compare.same', { count: fields.length - different.length }),
        })}
      </Text>
      {different.length > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t(reason === 'before_import' ? 'history.compare.legendFile' : 'history.compare.legend')}
        </Text>
      )}
      {reason && takeable.length > 0 && (
        <div className={styles.bar}>
          <TakeOver fields={chosen} reason={reason} />
          <Group gap="xs">
            <Button variant="default" size="compact-sm" onClick={() => setLeft(new Set())}>
              {t('history.compare.all')}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => setLeft(new Set(takeable.map(({ name }) => name)))}
            >
              {t('history.compare.none')}
            </Button>
          </Group>
        </div>
      )}
      {bySection(fields).map(({ section, fields: own }) => {
        const count = own.filter(isDifferent).length;
        return (
          <details key={section} className={styles.section} open={count > 0 && different.length <= few}>
            <summary>
              <span>{t(`profileFields.sections.${section}.label`)}</span>
              <span className={styles.tally} data-some={count > 0}>
                {count > 0 ? t('history.compare.different', { count }) : t('history.compare.nothing')}
              </span>
            </summary>
            {own.filter(isDifferent).map((field) => (
              <Line
                key={field.name}
                field={field}
                checked={!left.has(field.name)}
                choose={reason && canTake(field) ? choose : null}
              />
            ))}
            {own.length > count && (
              <p className={styles.same}>
                {t('history.compare.sameFields', {
                  fields: own
                    .filter((field) => !isDifferent(field))
                    .map(({ name }) => t(`profileFields.fields.${name}.label`))
                    .join(', '),
                })}
              </p>
            )}
          </details>
        );
      })}
    </div>
  );
}

type LineProps = {
  field: Compared;
  checked: boolean;
  choose: ((name: ProfileFieldName, isChosen: boolean) => void) | null;
};

const kinds = {
  same: 'history.compare.kinds.same',
  different: 'history.compare.kinds.different',
  'only kept': 'history.compare.kinds.onlyKept',
  'only present': 'history.compare.kinds.onlyPresent',
} as const;

const Line = ({ field: { name, is, saved, present }, checked, choose }: LineProps) => {
  const label = t(`profileFields.fields.${name}.label`);
  return (
    <div className={styles.line}>
      <div className={styles.name}>
        {choose ? (
          <Checkbox
            label={label}
            checked={checked}
            onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
          />
        ) : (
          <span>{label}</span>
        )}
        <span className={styles.kind}>{t(kinds[is])}</span>
      </div>
      <div>
        <Difference name={name} before={present} after={saved} />
      </div>
    </div>
  );
};
