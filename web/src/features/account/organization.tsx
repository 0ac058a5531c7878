import { Text } from '@mantine/core';
import type { Stored } from '#shared/collections/define.ts';
import { organizations } from '#shared/collections/organizations.ts';
import type { Live } from '../../shared/data/live.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { Block } from './account-block.tsx';
import { NameField } from './name-field.tsx';

const isName = (name: string) => organizations.schema.shape.name.safeParse(name).success;

type Props = { live: Live<Stored<typeof organizations> | null> };

/** The organization's name: everybody sees it, admins change it. */
export function Organization({ live }: Props) {
  const { organization, can } = useMember();
  const rename = (before: string) => (name: string) =>
    commitWithToast({
      operation: 'update',
      table: 'organizations',
      id: organization,
      data: { name },
      base: { name: before },
    });
  return (
    <Block title={t('account.organization.title')}>
      <LiveView of={live}>
        {(stored) => {
          if (!stored) return <Text>{t('account.organization.missing')}</Text>;
          if (!can('organization.write')) return <OnlyRead name={stored.name} />;
          return (
            <NameField
              key={stored.name}
              label={t('account.organization.name')}
              value={stored.name}
              isValid={isName}
              wrong={t('account.organization.nameWrong')}
              save={rename(stored.name)}
            />
          );
        }}
      </LiveView>
    </Block>
  );
}

const OnlyRead = ({ name }: { name: string }) => (
  <div>
    <Text>{name}</Text>
    <Text size="sm" c="var(--ink-soft)">
      {t('account.organization.adminOnly')}
    </Text>
  </div>
);
