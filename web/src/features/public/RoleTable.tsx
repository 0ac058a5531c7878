import { type Capability, can, type Role, roles } from '#shared/access.ts';
import { t } from '../../shared/text/index.ts';
import styles from './landing.module.css';

const areas = ['dashboard', 'giving', 'volunteers', 'voters'] as const;
type Area = (typeof areas)[number];
type Grade = 'edit' | 'see' | 'own' | 'none';

/** `own`: what is assigned, and nothing else. */
const needed: Record<Area, { see: Capability; edit?: Capability; own?: Capability }> = {
  dashboard: { see: 'dashboard.read' },
  giving: { see: 'donors.read', edit: 'donors.write' },
  volunteers: { see: 'volunteers.read', edit: 'volunteers.write' },
  voters: { see: 'voters.read', edit: 'voters.write', own: 'field.work' },
};

function gradeOf(role: Role, area: Area): Grade {
  const { see, edit, own } = needed[area];
  if (edit && can(role, edit)) return 'edit';
  if (can(role, see)) return 'see';
  return own && can(role, own) ? 'own' : 'none';
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
