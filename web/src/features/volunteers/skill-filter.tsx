import { t } from '../../shared/text/index.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { useKnownSkills } from './known-skills.ts';

type Props = { value: string; onChange: (skill: string) => void };

/** One skill that everybody in the list has. */
export function SkillFilter({ value, onChange }: Props) {
  const known = useKnownSkills();
  // A skill from a sent link may be one that nobody here has shown yet.
  const skills = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <Choice
      label={t('volunteers.skill')}
      any={t('volunteers.anySkill')}
      value={value}
      options={skills.map((skill) => ({ value: skill, label: skill }))}
      onChange={onChange}
    />
  );
}
