import styles from './inner-field.module.css';

/** The frame around a field of several values shows the focus; the field in it need not. */
export const innerField = { inputField: styles.inner ?? '' };
