import { Switch, Textarea } from '@mantine/core';
import { cancelNoteMax } from '#shared/collections/events.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './event-form.module.css';

export type Notice = { tells: boolean; note: string };
type Props = { notice: Notice; change: (notice: Notice) => void };

/** Whether those who signed up hear of a change, and what it says to them. */
export const NoticeInput = ({ notice, change }: Props) => (
  <section className={styles.section}>
    <h2>{t('eventExtras.notice.title')}</h2>
    <Switch
      label={t('eventExtras.notice.tells')}
      description={t('eventExtras.notice.hint')}
      checked={notice.tells}
      onChange={({ currentTarget }) => change({ ...notice, tells: currentTarget.checked })}
    />
    {notice.tells && (
      <Textarea
        label={t('eventExtras.notice.note')}
        autosize
        minRows={2}
        maxLength={cancelNoteMax}
        value={notice.note}
        onChange={({ currentTarget }) => change({ ...notice, note: currentTarget.value })}
      />
    )}
  </section>
);
