import { Button } from '@mantine/core';
import { IconCheck, IconFlag, IconUsersGroup } from '@tabler/icons-react';
import { server } from '../../shared/demo/server.ts';
import { signUp } from '../../shared/demo/sign-up.ts';
import { dismissPrompt, useUsage } from '../../shared/demo/usage.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { hasWork } from './has-work.ts';
import styles from './sign-up-prompt.module.css';

const benefits = ['keep', 'team', 'import', 'field', 'offline', 'secure'] as const;

/** Asks a visitor to sign up, once they have seen enough to know what for. */
export default function Prompt() {
  const { aiMessagesUsed, maxAiMessages } = useUsage((state) => state.usage);
  const about = hasWork(server().acts()) ? 'dontLose' : 'gettingStarted';
  return (
    <Dialog title={t(`demo.prompt.${about}`)} close={dismissPrompt}>
      <p className={styles.hint}>{t(`demo.prompt.${about}Hint`)}</p>
      <div className={styles.used}>
        <span className="figures">
          {t('demo.prompt.used', { used: aiMessagesUsed, most: maxAiMessages })}
        </span>
        <span className={styles.dots} aria-hidden>
          {Array.from({ length: maxAiMessages }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
            <span key={at} data-used={at < aiMessagesUsed} />
          ))}
        </span>
      </div>
      <h3 className={styles.subtitle}>{t('demo.prompt.benefits.title')}</h3>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {t(`demo.prompt.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
      <p className={styles.proof}>
        <span>
          <IconUsersGroup size={18} stroke={1.6} aria-hidden />
          {t('demo.prompt.join')}
        </span>
        <span>
          <IconFlag size={18} stroke={1.6} aria-hidden />
          {t('demo.prompt.win')}
        </span>
      </p>
      <div className={styles.ways}>
        <Button variant="default" onClick={dismissPrompt}>
          {t('demo.prompt.dismiss')}
        </Button>
        <Button data-autofocus onClick={signUp}>
          {t('demo.prompt.create')}
        </Button>
      </div>
    </Dialog>
  );
}
