/** Names and words of an invented campaign. Any likeness to a living person is chance. */

const split = (list: string): string[] => list.trim().split(/\s+/);

export const firstNames = split(`
  Aaliyah Abel Adrienne Alan Alicia Amara Amir Ana Andre Angela Anita Anthony Arjun Asha Beatriz Ben Bernice
  Bianca Brendan Caleb Camille Carla Carmen Cecilia Chidi Claire Clara Colin Connie Cyrus Dana Daniela Darnell
  David Deborah Delia Diego Dolores Dominic Edith Eduardo Eileen Elaine Eli Emeka Emily Ernesto Esther Ethan
  Eva Fatima Felix Fiona Frances Gabriel Gail Georgia Gloria Grace Graham Hana Harold Hassan Hector Helen Henry
  Imani Ines Irene Isaac Ivan Jamal Janet Jasmine Javier Jerome Joan Joaquin Jocelyn Jonah Josefina Joyce Judith
  Julian Kamala Karen Kareem Keiko Kevin Lamar Laura Leon Leticia Lillian Linh Lionel Lorena Lucia Luis Lydia
  Malcolm Manuel Marcy Maribel Martin Maya Mei Mercedes Miguel Minh Mira Monique Nadine Naomi Nathan Neha Nina
  Noel Nora Octavia Oliver Omar Oscar Paloma Pamela Patrick Paul Pedro Phyllis Quentin Rachel Rafael Ramona Raj
  Rebecca Renee Ricardo Rosa Roy Ruben Ruth Sadie Salma Samuel Sandra Selena Sergio Shauna Silvia Simone Sofia
  Stephen Sunita Tamika Tariq Teresa Thomas Tobias Tyrone Ursula Valerie Vera Vikram Vincent Wanda Wendell
  Winifred Xavier Yasmin Yolanda Yusuf Zachary Zora
`);

export const familyNames = split(`
  Abbott Acosta Adeyemi Aguilar Ahmed Alvarado Amato Andersen Appiah Arroyo Ashby Baker Banerjee Barrett Bello
  Benitez Bergstrom Bianchi Blackwell Boateng Bowman Brennan Brooks Bui Burke Cabrera Calloway Campos Carlisle
  Castellanos Chaudhry Chen Cho Clarke Colon Conti Crawford Cruz Dang Delgado Desai Diaz Dimitrov Donnelly Dorsey
  Duarte Eastman Edwards Escobar Espinoza Estrada Fairchild Farouk Ferreira Figueroa Fleming Fontaine Fuentes
  Gallagher Gantt Garner Gomes Goodwin Greco Grayson Guerrero Gupta Haddad Hahn Halverson Hammond Harrington
  Hawkins Hernandez Hidalgo Holloway Huang Hussain Ibarra Iyer Jansen Jefferson Jimenez Joshi Kaplan Kaur Keating
  Kessler Khan Kim Kowalski Kumar Lambert Langford Larsen Le Leone Lin Lockwood Lopez Lozano Macdonald Mahmoud
  Maldonado Mancini Marsh Mbeki McAllister Medina Mehta Mendez Mercado Meyers Molina Montoya Moreau Mukherjee
  Navarro Ngo Nguyen Novak Nwosu Obrien Ochoa Okafor Oliveira Ortega Osei Pacheco Park Patel Peña Perez Petrov
  Pham Pierce Pineda Porter Prakash Quiñones Ramsey Reddy Reyes Rhodes Rosario Rossi Ruiz Russo Salazar Santana
  Schaefer Serrano Shah Sharma Shepherd Silva Singh Solano Sorensen Soto Stafford Sullivan Tanaka Thornton Tran
  Underwood Valdez Vance Vargas Velasquez Vu Walsh Warner Watkins Weiss Whitaker Winslow Wong Yamada Young Zamora
  Zhang Ziegler
`);

export const suffixes = ['Jr.', 'Sr.', 'II', 'III'] as const;

/** Of New Jersey, where the campaign is set; exchange 555 and line 01xx belong to nobody. */
export const areaCodes = ['201', '551', '609', '640', '732', '848', '856', '862', '908', '973'] as const;
/** Kept free for examples by RFC 2606: no mail to them reaches anybody. */
export const mailHosts = ['example.com', 'example.org', 'example.net'] as const;

export const giftNotes = [
  'House party at the Okafor home',
  'Check, in person',
  'In honor of the district’s teachers',
  'Called during call time; asked about the transit plan',
  'Matched by her sister',
  'Spring dinner, table 4',
  'Would like a yard sign',
  'Met at the farmers’ market',
  'Gave after the library forum',
  'Prefers to be thanked by letter',
] as const;

/** Skills with how common each is among those who sign up. */
export const skills = [
  ['Canvassing', 34],
  ['Phone banking', 30],
  ['Text banking', 20],
  ['Data entry', 16],
  ['Event set-up', 15],
  ['Spanish', 13],
  ['Driving', 11],
  ['Social media', 10],
  ['Hosting', 9],
  ['Letter writing', 8],
  ['Graphic design', 5],
  ['Photography', 4],
  ['Fundraising', 4],
  ['Translation', 3],
  ['Legal', 2],
  ['Video', 2],
] as const;
