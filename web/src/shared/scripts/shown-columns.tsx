import { headerKey } from '#shared/domain/import/header-key.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { CarriedValue } from '#shared/domain/voters/carried-values.ts';
import { t } from '../text/index.ts';
import styles from './scripts.module.css';

/** Of what the campaign's own columns say of somebody, what the script shows beside itself, in its order. */
export const shownOf = (
  { shown = [] }: Pick<ScriptBody, 'shown'>,
  own: readonly CarriedValue[] = [],
): CarriedValue[] =>
  shown.flatMap((name) => own.find((one) => headerKey(one.name) === headerKey(name)) ?? []);

/** What the campaign's own columns say of whom one speaks with. Nothing where they say nothing. */
export function ShownColumns({ body, own }: { body: ScriptBody; own: readonly CarriedValue[] }) {
  const shown = shownOf(body, own);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.own} aria-label={t('scripts.own')}>
      {shown.map(({ column, name, value }) => (
        <div key={column}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
