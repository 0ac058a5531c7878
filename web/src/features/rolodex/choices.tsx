import { useId } from 'react';
import styles from './rolodex.module.css';

type Props<V extends string | number> = {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V | null;
  choose: (value: V) => void;
};

/** One of a few, each large enough for a thumb. */
export function Choices<V extends string | number>({ label, options, value, choose }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} data-checked={option.value === value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
