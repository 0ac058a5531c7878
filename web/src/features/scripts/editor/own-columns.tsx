import { Checkbox, Group, Text } from '@mantine/core';
import { type ScriptBody, shownColumnsMax } from '#shared/domain/surveys/script.ts';
import type { ScriptChannel } from '#shared/domain/surveys/script-channels.ts';
import { mayAppear, type UsableColumn } from '#shared/domain/voters/permitted-use.ts';
import type { DataChannel } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../shared/text/index.ts';

const channelsOf: Record<ScriptChannel, readonly DataChannel[]> = {
  any: ['calls', 'doors'],
  door: ['doors'],
  phone: ['calls'],
};

/** Columns of the campaign's own that may appear wherever a script is read. */
export const columnsFor = (columns: readonly UsableColumn[], channel: ScriptChannel): UsableColumn[] =>
  columns.filter((column) => channelsOf[channel].every((one) => mayAppear(column, one)));

type Props = {
  body: ScriptBody;
  channel: ScriptChannel;
  columns: readonly UsableColumn[];
  change: (shown: readonly string[]) => void;
};

/** Which columns of the campaign's own stand beside a script. Nothing where the campaign has none. */
export function OwnColumns({ body: { shown = [] }, channel, columns, change }: Props) {
  if (columns.length === 0 && shown.length === 0) return null;
  const offered = columnsFor(columns, channel).map(({ name }) => name);
  // One that may not be used any more can still be taken out.
  const names = [...offered, ...shown.filter((name) => !offered.includes(name))];
  const where = t(`scriptEditor.own.where.${channel}`);
  return (
    <div>
      <Checkbox.Group
        label={t('scriptEditor.own.title')}
        description={t('scriptEditor.own.hint', { where, max: shownColumnsMax })}
        value={[...shown]}
        onChange={(chosen) => change(names.filter((name) => chosen.includes(name)))}
      >
        <Group gap="md" mt={6}>
          {names.map((name) => (
            <Checkbox
              key={name}
              value={name}
              label={name}
              disabled={shown.length >= shownColumnsMax && !shown.includes(name)}
            />
          ))}
        </Group>
      </Checkbox.Group>
      {names.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('scriptEditor.own.none')}
        </Text>
      )}
    </div>
  );
}
