import { createContext, useContext } from 'react';

/** What is typed in the form around an input, for one that depends on other fields. */
export const FormValues = createContext<Readonly<Record<string, unknown>>>({});
export const useFormValues = () => useContext(FormValues);
