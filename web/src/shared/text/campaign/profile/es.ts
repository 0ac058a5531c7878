import type { Translation } from '../../registry.ts';
import type { profile as english } from './en.ts';

/** The campaign profile's own screen. */
export const profile: Translation<typeof english> = {
  title: 'Perfil de campaña',
  tabs: { label: 'Perfil de campaña', fields: 'Perfil' },
  race: '{{office}}, {{place}}',
  complete: '{{percent}}% completo',
  filled: '{{filled}} de {{of}} campos',
  sections: {
    label: 'Secciones',
    choose: 'Sección',
    option: '{{label}} ({{filled}} de {{of}})',
    count: '{{filled}}/{{of}}',
    next: 'Siguiente: {{label}}',
  },
  find: {
    label: 'Buscar un campo',
    nothing: 'Ningún campo dice eso.',
    where: '{{section}} · {{text}}',
  },
  onlyEmpty: 'Solo campos vacíos',
  noneEmpty: 'Todos los campos de esta sección están llenos.',
  showAll: 'Mostrar todos los campos',
  count: '{{length}} de {{max}}',
  empty: 'Sin llenar',
  readOnly:
    'Su rol puede leer el perfil. Un gerente de campaña o un administrador de su campaña puede cambiarlo.',
  none: {
    title: 'No hay perfil de campaña',
    hint: 'Se eliminó. Un administrador o un gerente de su campaña lo configura de nuevo.',
  },
  offline: 'Está trabajando sin conexión. Lo que escriba se guarda en este dispositivo y se envía más tarde.',
  status: {
    saving: 'Guardando…',
    saved: 'Guardado',
    onDevice: 'Guardado en este dispositivo',
    failed: 'No guardado: {{why}}',
    retry: 'Reintentar',
    all: 'Todos los cambios están guardados',
    typed: 'Sin guardar todavía',
  },
  attention_one: '{{count}} campo le espera:',
  attention_other: '{{count}} campos le esperan:',
  conflict: {
    title: '{{name}} cambió esto mientras usted escribía',
    you: 'Usted cambió esto en otra ventana mientras escribía aquí',
    somebody: 'Alguien',
    theirs: 'La versión de esa persona',
    other: 'La otra versión',
    mine: 'Su versión',
    nothing: 'La otra persona vació el campo.',
    nothingMine: 'Usted vació el campo.',
    keepMine: 'Dejar la mía',
    useTheirs: 'Usar la otra',
    keepBoth: 'Dejar ambas',
  },
  problems: {
    number: 'Escriba un número entero, como 12,500.',
    large: 'Escriba como máximo {{max}}.',
    day: 'Escriba la fecha completa o bórrela.',
  },
  remove: {
    open: 'Eliminar el perfil de campaña',
    title: 'Eliminar el perfil de campaña',
    hint: 'Cada miembro de su campaña pierde los {{filled}} campos que están llenos, y la campaña se configura de nuevo. Los donantes, los voluntarios y las donaciones se conservan.',
    backup:
      'Antes se guarda un respaldo con su cuenta. Puede restaurarlo cuando la campaña esté configurada de nuevo.',
    type: 'Para confirmar, escriba el nombre de la candidatura: {{name}}',
    action: 'Eliminar el perfil',
    failed: 'El perfil no se eliminó',
    back: 'Volver al perfil',
  },
  errors: {
    noOrganization: 'No hay ninguna organización seleccionada',
    notAuthenticated: 'No ha iniciado sesión',
    noProfile: 'No se encontró ningún perfil',
    notUpdated: 'No se actualizó ningún perfil',
  },
};
