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

/**
 * Drawn from the table that the security rules are tested against, so it cannot promise anything else. Where the text
 * is larger than five columns have room for, the table moves in its own frame, not the page.
 */
export const RoleTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is read on by the arrow keys.
  <section className={styles.wide} aria-label={t('landing.roles.caption')} tabIndex={0}>
    <table className={styles.roles}>
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
  </section>
);
