import { Button, Text, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { Campaign } from '#shared/api/campaigns-api.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { listCampaigns, startCampaign, switchCampaign } from '../../../shared/session/switch-campaign.ts';
import { showPositions } from '../../../shared/show-positions.ts';
import '../../../shared/text/campaigns/en.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { close } from '../palette/opened-part.ts';
import styles from './campaigns.module.css';

type Listed = { is: 'loading' } | { is: 'failed'; why: string } | { is: 'ready'; campaigns: Campaign[] };

function useCampaignList(): Listed {
  const [listed, setListed] = useState<Listed>({ is: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    listCampaigns(left.signal).then(
      (campaigns) => setListed({ is: 'ready', campaigns }),
      (error: unknown) => {
        if (!left.signal.aborted) setListed({ is: 'failed', why: messageFor(error) });
      },
    );
    return () => left.abort();
  }, []);
  return listed;
}

const isName = (name: string): boolean => organizations.schema.shape.name.safeParse(name).success;

/** The member's campaigns: the active one, the others to switch to, and a form for another one. */
export function CampaignsDialog() {
  const listed = useCampaignList();
  // The demo has all of its campaigns on the device.
  const online = useConnectivity((connection) => connection.online) || isDemo;
  const waiting = useJournal(({ entries }) => entries.length);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<never>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('campaigns.title')} close={() => close('campaigns')}>
      {waiting > 0 && (
        <Text size="sm" c="var(--goal)" role="status" mb="sm">
          {t('campaigns.waiting', { count: waiting })}
        </Text>
      )}
      {!online && (
        <Text size="sm" role="status" mb="sm">
          {t('campaigns.offline')}
        </Text>
      )}
      {problem && (
        <Text size="sm" c="var(--bad)" role="alert" mb="sm">
          {problem}
        </Text>
      )}
      {listed.is === 'loading' && <Text role="status">{t('campaigns.loading')}</Text>}
      {listed.is === 'failed' && online && <Text role="alert">{listed.why}</Text>}
      {listed.is === 'ready' && (
        <ul className={styles.list}>
          {listed.campaigns.map((campaign) => (
            <li key={campaign.organization}>
              <Choice
                campaign={campaign}
                disabled={busy || !online}
                choose={() => run(() => switchCampaign(campaign.organization))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isDemo && <NewCampaign busy={busy} start={(name) => run(() => startCampaign(name))} />}
    </Dialog>
  );
}

type ChoiceProps = { campaign: Campaign; disabled: boolean; choose: () => void };

function Choice({ campaign, disabled, choose }: ChoiceProps) {
  const { name, role, positions, state, isActive } = campaign;
  const suspended = state === 'suspended';
  const what = [t(`member.roles.${role}`), showPositions(positions)].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={styles.choice}
      disabled={disabled || suspended}
      aria-current={isActive || undefined}
      data-autofocus={isActive || undefined}
      onClick={() => (isActive ? close('campaigns') : choose())}
    >
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{suspended ? t('campaigns.suspended') : what}</span>
      </span>
      {isActive && <IconCheck size={18} aria-label={t('campaigns.active')} />}
    </button>
  );
}

function NewCampaign({ busy, start }: { busy: boolean; start: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState(false);
  if (!open)
    return (
      <Button variant="subtle" mt="sm" onClick={() => setOpen(true)}>
        {t('campaigns.another')}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setWrong(!isName(typed));
    if (isName(typed)) start(typed);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextInput
        label={t('campaigns.name')}
        data-autofocus
        autoFocus
        maxLength={120}
        value={name}
        error={wrong && t('campaigns.nameMissing')}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" loading={busy}>
        {t('campaigns.start')}
      </Button>
    </form>
  );
}
