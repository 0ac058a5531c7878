import { List, Text } from '@mantine/core';
import { roleCapabilities } from '#shared/access.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Block } from './Block.tsx';

/** The member's role and what it may do, in words. */
export function OwnRole() {
  const { role } = useMember();
  const granted = roleCapabilities[role];
  return (
    <Block title={t('account.role.title')}>
      <div>
        <Text fw={600}>{t(`account.roles.${role}`)}</Text>
        {granted.length === 0 ? (
          <Text c="var(--ink-soft)">{t('account.role.nothing')}</Text>
        ) : (
          <>
            <Text size="sm" c="var(--ink-soft)" mt={4}>
              {t('account.role.can')}
            </Text>
            <List size="sm" mt={4} spacing={2}>
              {granted.map((capability) => (
                <List.Item key={capability}>{t(`account.can.${capability}`)}</List.Item>
              ))}
            </List>
          </>
        )}
      </div>
    </Block>
  );
}
