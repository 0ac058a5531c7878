import '../../../shared/text/account/en.ts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { can, capabilities, roles } from '#shared/access.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './permissions.module.css';

const Mark = ({ granted }: { granted: boolean }) => (
  <span className={granted ? styles.yes : styles.no}>
    {granted ? <IconCheck size={18} aria-hidden /> : <IconMinus size={14} aria-hidden />}
    <span className="visually-hidden">{t(granted ? 'team.permissions.yes' : 'team.permissions.no')}</span>
  </span>
);

/** Capabilities down, roles across; then what each role is for. */
export const ByCapability = () => (
  <>
    <table className={styles.table}>
      <caption className="visually-hidden">{t('team.permissions.label')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('team.permissions.capability')}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {t(`member.roles.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {capabilities.map((capability) => (
          <tr key={capability}>
            <th scope="row">{t(`account.can.${capability}`)}</th>
            {roles.map((role) => (
              <td key={role}>
                <Mark granted={can(role, capability)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <dl className={styles.described}>
      {roles.map((role) => (
        <div key={role}>
          <dt>{t(`member.roles.${role}`)}</dt>
          <dd>{t(`team.roleHint.${role}`)}</dd>
        </div>
      ))}
    </dl>
  </>
);
