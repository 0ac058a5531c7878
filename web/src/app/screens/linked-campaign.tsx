import '../../shared/text/campaigns/en.ts';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Campaign } from '#shared/api/campaigns-api.ts';
import { linkedPage } from '#shared/domain/campaign-link.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { listCampaigns, switchCampaign } from '../../shared/session/switch-campaign.ts';
import { t } from '../../shared/text/index.ts';
import { Action, Trouble } from '../errors/error-screens.tsx';
import { Pulse } from './loading-screen.tsx';

type Known = { is: 'loading' } | { is: 'failed'; why: string } | { is: 'ready'; campaigns: Campaign[] };

/** A link of a mail about another campaign than the active one: asks whether to switch, and opens its page there. */
export default function LinkedCampaign() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const link = linkedPage(pathname);
  const waiting = useJournal(({ entries }) => entries.length);
  const [known, setKnown] = useState<Known>({ is: 'loading' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useLayoutEffect(() => {
    document.title = t('common.pageTitle', { page: t('campaigns.title') });
  }, []);
  const ask = useCallback((signal?: AbortSignal) => {
    setKnown({ is: 'loading' });
    listCampaigns(signal).then(
      (campaigns) => setKnown({ is: 'ready', campaigns }),
      (error: unknown) => {
        if (!signal?.aborted) setKnown({ is: 'failed', why: messageFor(error) });
      },
    );
  }, []);
  useEffect(() => {
    const left = new AbortController();
    ask(left.signal);
    return () => left.abort();
  }, [ask]);

  const stay = (first: boolean, name?: string) => (
    <Action first={first} onClick={() => navigate('/', { replace: true })}>
      {name === undefined ? t('errors.goToDashboard') : t('campaigns.link.stay', { name })}
    </Action>
  );
  if (known.is === 'loading') return <Pulse />;
  if (known.is === 'failed')
    return (
      <Trouble whole title={t('campaigns.link.unknown')} hint={known.why}>
        <Action first onClick={() => ask()}>
          {t('errors.tryAgain')}
        </Action>
        {stay(false)}
      </Trouble>
    );
  const meant = known.campaigns.find(({ organization }) => organization === link?.organization);
  if (!link || !meant)
    return (
      <Trouble whole title={t('campaigns.link.notYours')} hint={t('campaigns.link.notYoursHint')}>
        {stay(true)}
      </Trouble>
    );
  const { name, state, organization } = meant;
  if (state === 'suspended')
    return (
      <Trouble
        whole
        title={t('campaigns.suspendedTitle')}
        hint={t('campaigns.suspendedHint', { names: name })}
      >
        {stay(true)}
      </Trouble>
    );
  const active = known.campaigns.find(({ isActive }) => isActive);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    await switchCampaign(organization).catch((error: unknown) => {
      setProblem(messageFor(error));
      setBusy(false);
    });
  };
  const hint = [
    t('campaigns.link.hint', { name, active: active?.name ?? '' }),
    ...(waiting > 0 ? [t('campaigns.waiting', { count: waiting })] : []),
  ];
  return (
    <Trouble whole title={t('campaigns.link.title', { name })} hint={problem ?? hint.join(' ')}>
      <Action first onClick={() => void open()}>
        {t('campaigns.link.open', { name })}
      </Action>
      {stay(false, active?.name)}
    </Trouble>
  );
}
