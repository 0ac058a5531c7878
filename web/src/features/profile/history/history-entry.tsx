import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showMoment } from '../../../shared/ui/format.ts';
import { toast, withUndo } from '../../../shared/ui/toasts.tsx';
import { useOpenProfile } from '../data.ts';
import { leftIn, operationOf } from '../form/field-operation.ts';
import { paths } from '../profile-paths.ts';
import type { Change } from './data.ts';
import { Difference } from './difference.tsx';
import styles from './history.module.css';

const labelOf = (name: ProfileFieldName) => t(`profileFields.fields.${name}.label`);

/** What one person made of one field within a few minutes. */
export function Entry({ change, now }: { change: Change; now: number }) {
  const { field, before, after, by, by_name } = change;
  const { uid } = useMember();
  const at = change.at.toMillis();
  const author = by === uid ? t('history.you') : (by_name ?? t('history.somebody'));
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <h3 className={styles.field}>
          <Link to={paths.field(field)}>{labelOf(field)}</Link>
          <span className={styles.section}>
            {t(`profileFields.sections.${profileFields[field].section}.label`)}
          </span>
        </h3>
        <p className={styles.by}>
          {t(before === null ? 'history.filled' : after === null ? 'history.emptied' : 'history.changed', {
            who: author,
          })}{' '}
          <time dateTime={new Date(at).toISOString()} title={showMoment(at)}>
            {t('history.at', { ago: showAgo(Math.min(at, now), now), moment: showMoment(at) })}
          </time>
        </p>
      </header>
      <Difference name={field} before={before} after={after} />
      <PutBack change={change} />
    </article>
  );
}

/** Puts the text from before in the place of the present one; of what somebody changes meanwhile the form asks. */
function PutBack({ change: { field, before } }: { change: Change }) {
  const { organization } = useMember();
  const present = useOpenProfile().profile[field];
  const waits = useJournal(({ entries }) =>
    entries.some((entry) => entry.state.is !== 'failed' && leftIn(entry, organization)?.name === field),
  );
  if (present === before) return null;
  // The name cannot be emptied.
  if (before === null && profileFields[field].kind === 'name') return null;
  const label = labelOf(field);
  const put = () =>
    withUndo(operationOf(organization, field, before, present), {
      title: t(before === null ? 'history.emptiedAgain' : 'history.putBackDone'),
      name: label,
      failed: t('history.putBackFailed', { label }),
    }).catch((error: unknown) => toast('error', t('history.putBackFailed', { label }), messageFor(error)));
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={styles.put ?? ''}
      // Not `disabled`, which would take the focus away.
      aria-disabled={waits}
      onClick={() => waits || put()}
      aria-label={t(before === null ? 'history.emptyOne' : 'history.putBackOne', { label })}
    >
      {t(before === null ? 'history.empty' : 'history.putBack')}
    </Button>
  );
}
