import { IconDoor, IconMessages, IconPhone } from '@tabler/icons-react';
import { bodyOf, type Script } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { Line } from '../../../shared/ui/list/named-lines.tsx';
import { paths } from '../script-paths.ts';
import { ScriptMenu } from './script-menu.tsx';

const icons = { any: IconMessages, door: IconDoor, phone: IconPhone } as const;

/** One script: where it is used, how much it asks, when it was changed. */
export function ScriptRow({ script }: { script: Script }) {
  const { id, name, channel, updated_at } = script;
  const body = bodyOf(script);
  const questions = body?.items.filter(({ kind }) => kind === 'ask').length ?? 0;
  const about = [
    t(`scriptEditor.channels.${channel}`),
    t('scriptEditor.questions', { count: questions }),
    t('scriptEditor.changed', { when: showMomentDay(updated_at.toMillis()) }),
  ];
  return (
    <Line
      icon={icons[channel]}
      name={name}
      to={paths.one(id)}
      about={body ? about.join(' · ') : t('scriptEditor.unreadable')}
      menu={<ScriptMenu script={script} />}
    />
  );
}
