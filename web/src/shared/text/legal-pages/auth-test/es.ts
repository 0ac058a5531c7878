import type { Translation } from '../../registry.ts';
import type { authTest as english } from './en.ts';

export const authTest: Translation<typeof english> = {
  title: 'Prueba de acceso',
  hint: 'Lo que contienen esta sesión y su token. Esta página existe solo en versiones locales.',
  session: 'Sesión',
  email: 'Correo electrónico',
  role: 'Rol',
  organization: 'Organización',
  signedIn: 'Inicio de sesión',
  expires: 'El token vence',
  claims: 'Datos del token',
  refresh: 'Renovar el token',
  signIn: 'Ir a iniciar sesión',
  check: 'Preguntar al servidor',
  checking: 'Preguntando al servidor…',
  answer: 'El servidor respondió «{{code}}» en {{ms}} ms.',
};
