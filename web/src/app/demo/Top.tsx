import '../../shared/text/demo.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dashboard } from '../../features/dashboard/index.ts';
import { ledHome } from '../../shared/demo/led.ts';
import { server } from '../../shared/demo/server.ts';
import { signUp } from '../../shared/demo/sign-up.ts';
import { countDashboardView, isPromptDue, useUsage } from '../../shared/demo/usage.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { featureAt } from '../features.ts';
import { useLater } from '../later.ts';
import { useOpened } from '../shell/palette/opened.ts';
import { wantToaster } from '../Toasts.tsx';
import { DemoMenu } from './DemoMenu.tsx';
import styles from './Top.module.css';

/** Milliseconds: the prompt is due after some screens, and waits here for a network that may be gone by then. */
const calmMs = 3_000;
const loadPrompt = () => import('./Prompt.tsx');

/** Who chose a role that has not the screen they were on is told why they see another one, once. */
function useWhy(): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { role } = useMember();
  const led = state === ledHome;
  useEffect(() => {
    if (!led) return;
    toast('info', t('demo.menu.as', { role: t(`account.roles.${role}`) }), t('demo.menu.led'));
    wantToaster();
    navigate(pathname, { replace: true });
  }, [led, navigate, pathname, role]);
}

/** The line over every screen of the demo: that it is one, whom it is seen as, and the way to an account. */
export default function Top() {
  const here = featureAt(useLocation().pathname);
  useWhy();
  // Who only walks and calls is led on from there.
  const onDashboard = useMember().can('dashboard.read') && here === dashboard;
  useEffect(() => {
    if (onDashboard) countDashboardView();
  }, [onDashboard]);
  useEffect(() => {
    const { lost, onStorageFailure } = server();
    onStorageFailure(() => toast('warning', t('demo.notKept.title'), t('demo.notKept.hint')));
    if (lost > 0) toast('warning', t('demo.lost', { count: lost }));
  }, []);
  const asked = useUsage(({ usage, dismissed }) => isPromptDue(usage) && !dismissed);
  // Whatever lies over the screen is looked at first.
  const free = useOpened(({ opened }) => opened === null);
  const Prompt = useLater(loadPrompt, asked ? 0 : calmMs);
  return (
    <aside className={styles.top} aria-label={t('demo.name')}>
      <DemoMenu />
      <span className={styles.honest}>{t('demo.honest')}</span>
      <span className={styles.text}>{t('demo.banner.text')}</span>
      <button type="button" className={styles.action} onClick={signUp}>
        {t('demo.banner.action')}
      </button>
      {asked && free && Prompt && <Prompt />}
    </aside>
  );
}
