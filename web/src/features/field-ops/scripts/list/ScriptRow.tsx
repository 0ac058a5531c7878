import { Text } from '@mantine/core';
import { IconDoor, IconMessages, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { bodyOf, type Script } from '../../../../shared/scripts/use-scripts.ts';
import { t } from '../../../../shared/text/index.ts';
import { showMomentDay } from '../../../../shared/ui/format.ts';
import { paths } from '../paths.ts';
import styles from './list.module.css';
import { ScriptMenu } from './ScriptMenu.tsx';

const icons = { any: IconMessages, door: IconDoor, phone: IconPhone } as const;

/** One script: where it is used, how much it asks, when it was changed. */
export function ScriptRow({ script }: { script: Script }) {
  const { id, name, channel, updated_at } = script;
  const body = bodyOf(script);
  const Icon = icons[channel];
  const questions = body?.items.filter(({ kind }) => kind === 'ask').length ?? 0;
  const about = [
    t(`scriptEditor.channels.${channel}`),
    t('scriptEditor.questions', { count: questions }),
    t('scriptEditor.changed', { when: showMomentDay(updated_at.toMillis()) }),
  ];
  return (
    <li className={styles.row}>
      <Icon size={18} aria-hidden />
      <div className={styles.said}>
        <Link to={paths.one(id)} className={styles.name ?? ''}>
          {name}
        </Link>
        <Text size="sm" c="var(--ink-soft)">
          {body ? about.join(' · ') : t('scriptEditor.unreadable')}
        </Text>
      </div>
      <ScriptMenu script={script} />
    </li>
  );
}
