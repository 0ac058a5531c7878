import type { Translation } from '../registry.ts';
import type { achievements as english } from './en.ts';

const achievements: Translation<typeof english> = {
  unlocked: 'Logro desbloqueado',
  each: {
    first_donor: { name: 'Primer donante', description: 'Alguien cree en usted.' },
    donors_10: { name: '10 donantes', description: 'Una mesa de cocina llena de apoyo.' },
    donors_100: { name: '100 donantes', description: 'Una base que dona.' },
    donors_1000: { name: '1,000 donantes', description: 'Un movimiento en cifras.' },
    raised_1k: { name: 'Los primeros $1,000', description: 'Los primeros mil son los más difíciles.' },
    raised_10k: { name: '$10,000 recaudados', description: 'Suficiente para el primer envío postal.' },
    raised_100k: { name: '$100,000 recaudados', description: 'Una campaña que hay que tomar en serio.' },
    raised_1m: { name: '$1 millón recaudado', description: 'Pocas campañas llegan hasta aquí.' },
    first_recurring: {
      name: 'Primera donación recurrente',
      description: 'Dinero con el que se puede planear.',
    },
    first_volunteer: { name: 'Primera persona voluntaria', description: 'Usted no está solo en esto.' },
    volunteers_10: { name: '10 voluntarios', description: 'Suficientes para recorrer un barrio.' },
    volunteers_100: { name: '100 voluntarios', description: 'Todo un programa de campo.' },
    volunteers_1000: { name: '1,000 voluntarios', description: 'Presencia en cada precinto.' },
    hours_100: { name: '100 horas de voluntariado', description: 'El tiempo es el regalo más valioso.' },
    hours_1000: {
      name: '1,000 horas de voluntariado',
      description: 'Medio año de trabajo de una persona a tiempo completo.',
    },
    hours_10000: {
      name: '10,000 horas de voluntariado',
      description: 'Se han ganado elecciones con menos.',
    },
    first_conversion: {
      name: 'Tiempo y dinero',
      description: 'Una persona voluntaria donó por primera vez.',
    },
    conversions_25: { name: '25 que hacen ambas cosas', description: 'Voluntarios que también donan.' },
    profile_half: {
      name: 'La mitad de la historia',
      description: 'La mitad del perfil de campaña está completa.',
    },
    profile_complete: { name: 'La historia entera', description: 'El perfil de campaña está completo.' },
    first_import: { name: 'Mudanza hecha', description: 'La primera hoja de cálculo ya está aquí.' },
    team_2: { name: 'Un equipo', description: 'Alguien aceptó su invitación.' },
    team_10: { name: 'Un equipo de diez', description: 'Diez personas trabajan en esta campaña.' },
  },
  rarity: { common: 'Común', rare: 'Raro', epic: 'Épico', legendary: 'Legendario' },
};

export default { achievements };
