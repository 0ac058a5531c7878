import { Select, Text } from '@mantine/core';
import { isRole, type Role } from '#shared/access.ts';
import { t } from '../../shared/text/index.ts';

type Props = {
  label: string;
  roles: readonly Role[];
  value: Role;
  onChange: (role: Role) => void;
};

/** One of the roles, each with what it means in a line. */
export const RoleSelect = ({ label, roles, value, onChange }: Props) => (
  <Select
    label={label}
    data={roles.map((role) => ({ value: role, label: t(`member.roles.${role}`) }))}
    value={value}
    allowDeselect={false}
    description={t(`team.roleHint.${value}`)}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    maxDropdownHeight={360}
    onChange={(chosen) => {
      if (isRole(chosen)) onChange(chosen);
    }}
    renderOption={({ option }) => (
      <div>
        <Text size="sm" fw={500}>
          {option.label}
        </Text>
        {isRole(option.value) && (
          <Text size="xs" c="var(--ink-soft)">
            {t(`team.roleHint.${option.value}`)}
          </Text>
        )}
      </div>
    )}
  />
);
