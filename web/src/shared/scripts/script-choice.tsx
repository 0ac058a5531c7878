import '../text/scripts/en.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScriptChannel } from '#shared/domain/surveys/script-channels.ts';
import { t } from '../text/index.ts';
import { type Script, useScripts } from './use-scripts.ts';

type Props = {
  /** The script's id; null: none. */
  value: string | null;
  onChange: (id: string | null, script: Script | null) => void;
  /** What it is for: scripts for it stand first. */
  channel?: ScriptChannel;
  label?: string;
  /** What having none means: that there is none, or that one has to be chosen. */
  none?: 'none' | 'choose';
  description?: ReactNode;
  disabled?: boolean;
};

const fits = (script: Script, channel: ScriptChannel): boolean =>
  channel === 'any' || script.channel === 'any' || script.channel === channel;

/** Which script is read; archived ones are offered only where one of them is chosen. */
export function ScriptChoice({ value, onChange, channel = 'any', label, none = 'none', ...rest }: Props) {
  const live = useScripts();
  const all = live.is === 'ready' ? live.value : [];
  const offered = all.filter(({ id, archived }) => !archived || id === value);
  const optionOf = ({ id, name, archived }: Script) => ({
    value: id,
    label: archived ? t('scripts.choice.archived', { name }) : name,
  });
  const fitting = offered.filter((script) => fits(script, channel));
  const others = offered.filter((script) => !fits(script, channel));
  const isMissing = value !== null && live.is === 'ready' && !all.some(({ id }) => id === value);
  const choose = (id: string) => onChange(id || null, all.find((script) => script.id === id) ?? null);
  return (
    <NativeSelect
      label={label ?? t('scripts.choice.label')}
      {...rest}
      data={[
        { value: '', label: t(`scripts.choice.${none}`) },
        ...(value !== null && (isMissing || live.is !== 'ready')
          ? [{ value, label: isMissing ? t('scripts.choice.gone') : t('common.loading') }]
          : []),
        ...(others.length === 0
          ? fitting.map(optionOf)
          : [
              { group: t('scripts.choice.fitting'), items: fitting.map(optionOf) },
              { group: t('scripts.choice.others'), items: others.map(optionOf) },
            ]),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
