import { type Capability, can, type Role, roles } from '#shared/access.ts';
import { t } from '../../shared/text/index.ts';
import styles from './landing.module.css';

const areas = ['dashboard', 'giving', 'volunteers'] as const;
type Area = (typeof areas)[number];
type Grade = 'edit' | 'see' | 'none';

const needed: Record<Area, { see: Capability; edit?: Capability }> = {
  dashboard: { see: 'dashboard.read' },
  giving: { see: 'donors.read', edit: 'donors.write' },
  volunteers: { see: 'volunteers.read', edit: 'volunteers.write' },
};

function gradeOf(role: Role, area: Area): Grade {
  const { see, edit } = needed[area];
  if (edit && can(role, edit)) return 'edit';
  return can(role, see) ? 'see' : 'none';
}

/** Drawn from the table that the security rules are tested against, so it cannot promise anything else. */
export const RoleTable = () => (
  <table className={styles.roles}>
    <caption className="visually-hidden">{t('landing.roles.caption')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('landing.roles.role')}</th>
        {areas.map((area) => (
          <th key={area} scope="col">
            {t(`landing.roles.${area}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {roles.map((role) => (
        <tr key={role}>
          <th scope="row">{t(`landing.roles.${role}`)}</th>
          {areas.map((area) => (
            <td key={area} className={styles[gradeOf(role, area)]}>
              {t(`landing.roles.${gradeOf(role, area)}`)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
