import type { Translation } from '../../registry.ts';
import type { preferences as english } from './en.ts';

export const preferences: Translation<typeof english> = {
  appearance: {
    title: 'Apariencia',
    theme: 'Tema',
    accent: 'Color de acento',
    hint: 'Se guarda con su cuenta y se usa dondequiera que inicie sesión.',
  },
  accents: { ink: 'Tinta', teal: 'Turquesa', plum: 'Ciruela', olive: 'Oliva', slate: 'Pizarra' },
  start: {
    title: 'Inicio y menú',
    view: 'Abrir Hustings con',
    viewHint: 'La primera pantalla después de iniciar sesión o de abrir la app.',
    pinned: 'Fijados en el menú',
    pinnedHint: 'Van primero, en el orden en que los elija.',
  },
  leaderboards: {
    title: 'Clasificaciones',
    show: 'Mostrarme en las clasificaciones',
    showHint: 'Su equipo ve cuánto ingresa cada miembro. Si lo desactiva, usted no aparece.',
    alias: 'Nombre en las clasificaciones',
    aliasWrong: 'Use como máximo {{count}} caracteres.',
  },
  dates: {
    title: 'Idioma y fechas',
    language: 'Idioma',
    languageHint: 'Hustings vuelve a empezar en ese idioma en cuanto no quede nada sin guardar.',
    timezone: 'Zona horaria',
    timezoneDevice: 'Como en este dispositivo ({{zone}})',
    timezoneNone: 'Ninguna zona horaria tiene este nombre.',
    dateFormat: 'Formato de fecha',
    dateFormats: {
      locale: 'Como en este dispositivo',
      mdy: '10/31/2026',
      dmy: '31/10/2026',
      ymd: '2026-10-31',
    },
    timeFormat: 'Formato de hora',
    timeFormats: { locale: 'Como en este dispositivo', '12h': '12 horas', '24h': '24 horas' },
    example: 'En este momento: {{moment}}',
  },
  notifications: {
    title: 'Notificaciones',
    email: 'Avisarme por correo electrónico',
    emailHint: 'Los correos sobre su contraseña, sus inicios de sesión y sus dispositivos se envían siempre.',
    campaignUpdates: 'Alguien acepta su invitación',
  },
};
