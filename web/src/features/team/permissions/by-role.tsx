import '../../../shared/text/account/en.ts';
import { IconCheck } from '@tabler/icons-react';
import { roleCapabilities, roles } from '#shared/access.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './permissions.module.css';

/** The same table for a narrow screen: one role after the other, with what it may do. */
export const ByRole = () => (
  <div className={styles.roles}>
    {roles.map((role) => (
      <section key={role} aria-labelledby={`role-${role}`}>
        <h2 id={`role-${role}`}>{t(`member.roles.${role}`)}</h2>
        <p>{t(`team.roleHint.${role}`)}</p>
        {roleCapabilities[role].length === 0 ? (
          <p>{t('team.permissions.nothing')}</p>
        ) : (
          <ul>
            {roleCapabilities[role].map((capability) => (
              <li key={capability}>
                <IconCheck size={16} aria-hidden />
                {t(`account.can.${capability}`)}
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
);
