import { Button, List, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deleteOrganizationCall } from '#shared/api/organization.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { leave } from '../../shared/session/sign-out.ts';
import { withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { Block } from './account-block.tsx';
import { Ask } from './confirm-dialog.tsx';
import { deleteAccount, leaveCampaign } from './leave-account.ts';
import { ToTheTeam } from './leave-campaign.tsx';

type Props = { organization: string | null };

/** The name is kept: the organization's own document goes first. */
type Asking = { subject: 'account' } | { subject: 'organization'; name: string };

/** What nobody can take back, apart from the rest. `organization`: its name, for who may delete it. */
export function Danger({ organization }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Block title={t('account.danger.title')} hint={t('account.danger.hint')}>
      <Button variant="outline" color="red" c="var(--bad)" onClick={() => setAsking({ subject: 'account' })}>
        {t('account.danger.account.action')}
      </Button>
      {organization !== null && (
        <Button
          variant="outline"
          color="red"
          c="var(--bad)"
          onClick={() => setAsking({ subject: 'organization', name: organization })}
        >
          {t('account.danger.organization.action')}
        </Button>
      )}
      {asking?.subject === 'account' && <DeleteAccount close={close} />}
      {asking?.subject === 'organization' && <DeleteOrganization name={asking.name} close={close} />}
    </Block>
  );
}

/** The same letters count as the same text, however a keyboard composes them. */
const isSame = (typed: string, expected: string) => typed.trim().normalize() === expected.normalize();

function DeleteAccount({ close }: { close: () => void }) {
  const { email } = useMember();
  const [typed, setTyped] = useState('');
  return (
    <Ask
      grave
      title={t('account.danger.account.title')}
      action={t('account.danger.account.action')}
      failed={t('account.danger.account.failed')}
      wayOut={<ToTheTeam />}
      ready={isSame(typed.toLowerCase(), email.toLowerCase())}
      work={deleteAccount}
      close={close}
    >
      <Text>{t('account.danger.account.hint')}</Text>
      <Typed label={t('account.danger.account.type', { email })} value={typed} onChange={setTyped} />
    </Ask>
  );
}

const parts = ['records', 'profile', 'team', 'audit'] as const;

function DeleteOrganization({ name, close }: { name: string; close: () => void }) {
  const [typed, setTyped] = useState('');
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <AccountAsWell name={name} />;
  const work = () =>
    leaveCampaign(() => withProof(() => callEndpoint(deleteOrganizationCall, { name: typed.trim() })));
  return (
    <Ask
      grave
      title={t('account.danger.organization.title', { name })}
      action={t('account.danger.organization.action')}
      failed={t('account.danger.organization.failed')}
      ready={isSame(typed, name)}
      work={work}
      done={() => setDeleted(true)}
      close={close}
    >
      <Text>{t('account.danger.organization.hint')}</Text>
      <List mt="xs" spacing={2}>
        {parts.map((part) => (
          <List.Item key={part}>{t(`account.danger.organization.what.${part}`)}</List.Item>
        ))}
      </List>
      <Text mt="xs">{t('account.danger.organization.accounts')}</Text>
      <Typed label={t('account.danger.organization.type', { name })} value={typed} onChange={setTyped} />
    </Ask>
  );
}

/** The last thing to decide before signing out: an account that comes back gets an organization of its own. */
const AccountAsWell = ({ name }: { name: string }) => (
  <Ask
    grave
    title={t('account.danger.organization.gone', { name })}
    action={t('account.danger.organization.accountToo')}
    otherwise={t('account.danger.organization.keepAccount')}
    failed={t('account.danger.account.failed')}
    work={deleteAccount}
    close={() => void leave()}
  >
    <Text>{t('account.danger.organization.goneHint')}</Text>
  </Ask>
);

type TypedProps = { label: string; value: string; onChange: (typed: string) => void };

const Typed = ({ label, value, onChange }: TypedProps) => (
  <TextInput
    mt="md"
    label={label}
    value={value}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
