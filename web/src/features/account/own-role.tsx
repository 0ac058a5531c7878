import { List, Text } from '@mantine/core';
import { type Capability, roleCapabilities } from '#shared/access.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Block } from './account-block.tsx';

/** The member's role, and what they may do by it and beyond it, in words. */
export function OwnRole() {
  const { role, grants } = useMember();
  const capabilities = roleCapabilities[role];
  return (
    <Block title={t('account.role.title')}>
      <div>
        <Text fw={600}>{t(`member.roles.${role}`)}</Text>
        {capabilities.length === 0 ? (
          <Text c="var(--ink-soft)">{t('account.role.nothing')}</Text>
        ) : (
          <Capabilities label={t('account.role.can')} capabilities={capabilities} />
        )}
        {grants.length > 0 && <Capabilities label={t('account.role.granted')} capabilities={grants} />}
      </div>
    </Block>
  );
}

const Capabilities = ({ label, capabilities }: { label: string; capabilities: readonly Capability[] }) => (
  <>
    <Text size="sm" c="var(--ink-soft)" mt={4}>
      {label}
    </Text>
    <List size="sm" mt={4} spacing={2}>
      {capabilities.map((capability) => (
        <List.Item key={capability}>{t(`account.can.${capability}`)}</List.Item>
      ))}
    </List>
  </>
);
