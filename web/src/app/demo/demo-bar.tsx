import '../../shared/text/demo/en.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dashboard } from '../../features/dashboard/index.ts';
import { redirectedHome } from '../../shared/demo/role-redirect.ts';
import { server } from '../../shared/demo/server.ts';
import { signUp } from '../../shared/demo/sign-up.ts';
import { countDashboardView, isPromptDue, useUsage } from '../../shared/demo/usage.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { featureAt } from '../features.ts';
import { useOpened } from '../shell/palette/opened-part.ts';
import { requestToaster } from '../toasts.tsx';
import { useLater } from '../use-later.ts';
import styles from './demo-bar.module.css';
import { DemoMenu } from './demo-menu.tsx';

/** Milliseconds: the prompt is due after some screens, and waits here for a network that may be gone by then. */
const calmMs = 3_000;
const loadPrompt = () => import('./sign-up-prompt.tsx');

/** Who chose a role that has not the screen they were on is told why they see another one, once. */
function useWhy(): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { role } = useMember();
  const isRedirected = state === redirectedHome;
  useEffect(() => {
    if (!isRedirected) return;
    toast('info', t('demo.menu.as', { role: t(`member.roles.${role}`) }), t('demo.menu.led'));
    requestToaster();
    navigate(pathname, { replace: true });
  }, [isRedirected, navigate, pathname, role]);
}

/** The line over every screen of the demo: that it is one, whom it is seen as, and the way to an account. */
export default function Top() {
  const currentFeature = featureAt(useLocation().pathname);
  useWhy();
  // Who only walks and calls is led on from there.
  const onDashboard = useMember().can('dashboard.read') && currentFeature === dashboard;
  useEffect(() => {
    if (onDashboard) countDashboardView();
  }, [onDashboard]);
  useEffect(() => {
    const { lost, onStorageFailure } = server();
    onStorageFailure(() => toast('warning', t('demo.notKept.title'), t('demo.notKept.hint')));
    if (lost > 0) toast('warning', t('demo.lost', { count: lost }));
  }, []);
  const isDue = useUsage(({ usage, dismissed }) => isPromptDue(usage) && !dismissed);
  // Whatever lies over the screen is looked at first.
  const free = useOpened(({ opened }) => opened === null);
  const Prompt = useLater(loadPrompt, isDue ? 0 : calmMs);
  return (
    <aside className={styles.top} aria-label={t('demo.name')}>
      <DemoMenu />
      <span className={styles.honest}>{t('demo.honest')}</span>
      <span className={styles.text}>{t('demo.banner.text')}</span>
      <button type="button" className={styles.action} onClick={signUp}>
        {t('demo.banner.action')}
      </button>
      {isDue && free && Prompt && <Prompt />}
    </aside>
  );
}
