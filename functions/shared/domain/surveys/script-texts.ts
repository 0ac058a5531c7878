/** What the ready-made scripts say, in the languages of the app: a campaign speaks to voters in its own. */
const en = {
  names: {
    door: 'Door: persuasion and ID',
    phone: 'Phone: persuasion and ID',
    vote: 'Get out the vote',
  },
  intros: {
    door: 'Smile, step back from the door, and speak slowly. Ask who is at home before you begin. Write down what they say, not what you hoped for: an honest “strong against” saves the campaign three visits. Thank everybody.',
    phone:
      'Say your name first and let them answer. If it is a bad moment, ask when to call again and choose “Call back”. Do not argue: a polite call is remembered.',
    vote: 'These are people who support us. We do not persuade any more: we help them make a plan. Whoever says when and how they vote is likelier to do it. If they have voted, thank them and go on.',
  },
  lines: {
    hello:
      'Hello, is {first name} at home? My name is {caller}, and I am a volunteer with the campaign of {candidate}. I am speaking with neighbors about the election. Do you have two minutes?',
    call: 'Hello, may I speak with {first name}? My name is {caller}, and I am a volunteer with the campaign of {candidate}. Do you have two minutes?',
    listen:
      'Thank you. What makes you unsure? (Listen. Then say in one sentence why you yourself support {candidate}.) May I leave you something to read?',
    thanks: 'Thank you for your time, {first name}. Have a good day.',
    glad: 'Wonderful, we are glad to have you with us.',
    remind: 'The election is close, and we want everybody who is with us to be able to vote.',
    voted:
      'Thank you for voting! Would you remind two friends to vote too? That helps more than anything we say.',
  },
  questions: {
    support: {
      short: 'Support',
      text: 'If the election were today, would you vote for {candidate}? Is that certain, or do you lean that way?',
    },
    top_issue: { short: 'Top issue', text: 'Which issue matters most to you in this election?' },
    other_choice: { short: 'Other choice', text: 'Whom do you lean toward at the moment?' },
    volunteer: {
      short: 'Volunteer',
      text: 'Could you give us a few hours, to knock on doors or make calls?',
    },
    yard_sign: { short: 'Yard sign', text: 'May we put a sign in your yard?' },
    vote_plan: { short: 'Vote plan', text: 'How do you plan to vote?' },
    vote_day: { short: 'Day of the vote', text: 'On which day will you do it?' },
    vote_help: { short: 'Help to vote', text: 'Is there anything that could keep you from voting?' },
  },
  options: {
    yes: 'Yes',
    maybe: 'Maybe',
    no: 'No',
    economy: 'Economy and jobs',
    cost: 'Cost of living',
    health: 'Health care',
    schools: 'Schools',
    housing: 'Housing',
    safety: 'Safety',
    climate: 'Environment',
    other: 'Something else',
    by_mail: 'By mail',
    early: 'Early, in person',
    election_day: 'On election day',
    voted: 'Has voted already',
    wont: 'Will not vote',
    ride: 'Needs a ride',
    ballot: 'Has no ballot yet',
    place: 'Does not know where',
    nothing: 'Nothing, all is clear',
    s1: 'Strong support',
    s2: 'Lean support',
    s3: 'Undecided',
    s4: 'Lean against',
    s5: 'Strong against',
  },
  tags: { volunteer: 'Volunteer prospect', sign: 'Yard sign', ride: 'Needs a ride', voted: 'Says has voted' },
};
export type ScriptTexts = typeof en;

const es: ScriptTexts = {
  names: {
    door: 'Puerta: persuasión e identificación',
    phone: 'Teléfono: persuasión e identificación',
    vote: 'Movilización del voto',
  },
  intros: {
    door: 'Sonría, aléjese un paso de la puerta y hable despacio. Pregunte quién está en casa antes de empezar. Anote lo que dicen, no lo que esperaba oír: un «muy en contra» sincero ahorra tres visitas a la campaña. Dé las gracias a todos.',
    phone:
      'Diga primero su nombre y deje que contesten. Si es un mal momento, pregunte cuándo volver a llamar y elija «Volver a llamar». No discuta: una llamada amable se recuerda.',
    vote: 'Son personas que nos apoyan. Ya no persuadimos: les ayudamos a hacer un plan. Quien dice cuándo y cómo vota, lo cumple más a menudo. Si ya votaron, dé las gracias y siga.',
  },
  lines: {
    hello:
      'Hola, ¿está {nombre} en casa? Me llamo {voluntario} y hago voluntariado en la campaña de {candidatura}. Estoy hablando con los vecinos sobre las elecciones. ¿Tiene dos minutos?',
    call: 'Hola, ¿puedo hablar con {nombre}? Me llamo {voluntario} y hago voluntariado en la campaña de {candidatura}. ¿Tiene dos minutos?',
    listen:
      'Gracias. ¿Qué le hace dudar? (Escuche. Después diga en una frase por qué apoya usted a {candidatura}.) ¿Puedo dejarle algo para leer?',
    thanks: 'Gracias por su tiempo, {nombre}. Que tenga un buen día.',
    glad: 'Qué bien, nos alegra contar con usted.',
    remind: 'Las elecciones están cerca y queremos que puedan votar todos los que nos apoyan.',
    voted: '¡Gracias por votar! ¿Podría recordárselo a dos amigos? Ayuda más que todo lo que decimos.',
  },
  questions: {
    support: {
      short: 'Apoyo',
      text: 'Si las elecciones fueran hoy, ¿votaría por {candidatura}? ¿Es seguro, o se inclina por ello?',
    },
    top_issue: { short: 'Tema principal', text: '¿Qué tema le importa más en estas elecciones?' },
    other_choice: { short: 'Otra opción', text: '¿Por quién se inclina en este momento?' },
    volunteer: {
      short: 'Voluntariado',
      text: '¿Podría dedicarnos unas horas, para visitar casas o hacer llamadas?',
    },
    yard_sign: { short: 'Cartel en el jardín', text: '¿Podemos poner un cartel en su jardín?' },
    vote_plan: { short: 'Plan de voto', text: '¿Cómo piensa votar?' },
    vote_day: { short: 'Día del voto', text: '¿Qué día lo hará?' },
    vote_help: { short: 'Ayuda para votar', text: '¿Hay algo que pueda impedirle votar?' },
  },
  options: {
    yes: 'Sí',
    maybe: 'Quizá',
    no: 'No',
    economy: 'Economía y empleo',
    cost: 'Costo de la vida',
    health: 'Salud',
    schools: 'Escuelas',
    housing: 'Vivienda',
    safety: 'Seguridad',
    climate: 'Medio ambiente',
    other: 'Otra cosa',
    by_mail: 'Por correo',
    early: 'Anticipado, en persona',
    election_day: 'El día de las elecciones',
    voted: 'Ya votó',
    wont: 'No va a votar',
    ride: 'Necesita transporte',
    ballot: 'Aún no tiene boleta',
    place: 'No sabe dónde',
    nothing: 'Nada, todo está claro',
    s1: 'Apoyo firme',
    s2: 'Se inclina a favor',
    s3: 'Indeciso',
    s4: 'Se inclina en contra',
    s5: 'Muy en contra',
  },
  tags: {
    volunteer: 'Posible voluntario',
    sign: 'Cartel en el jardín',
    ride: 'Necesita transporte',
    voted: 'Dice que ya votó',
  },
};

export const scriptTexts = { en, es };
