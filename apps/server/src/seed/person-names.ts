/** Given names as common in Australia, from many languages. */
export const firstNames: readonly string[] = `
  Oliver Charlotte Noah Amelia Jack Isla Henry Olivia William Mia Leo Ava Theodore Grace Thomas Willow Lucas Harper James Chloe
  Charlie Ella Hudson Matilda Archie Lily Arthur Evelyn Levi Sophie Luca Ruby Elijah Zoe Mason Ivy Alexander Evie Isaac Hazel
  Wei Mei Ming Xin Hao Jing Min-jun Ji-woo Haruto Yui Arjun Priya Rohan Ananya Vikram Divya Mohammed Fatima Omar Aisha Hassan
  Leila Nguyen Linh Minh Thao Duc Kim-Anh Somchai Malee Giovanni Sofia Marco Giulia Dimitri Eleni Nikos Katerina Ivan Svetlana
  Pavel Natasha Mateo Valentina Santiago Camila Siobhan Ciaran Aoife Declan Tane Aroha Wiremu Maia Sione Mele Jarrah Kirra
  Lachlan Imogen Angus Freya Callum Poppy Hamish Beth Gareth Rhiannon Zoltan Zsuzsa José Renée André Zoë Björn Åsa
`
  .trim()
  .split(/\s+/);

/**
 * Family names as common in Australia, from many languages; those of several words have an underscore for the space.
 */
export const lastNames: readonly string[] = `
  Smith Jones Williams Brown Wilson Taylor Johnson White Martin Anderson Thompson Thomas Walker Harris Lee Ryan Robinson Kelly
  King Davis Wright Evans Roberts Green Hall Wood Jackson Clarke Patel Khan Lewis James Phillips Mason Mitchell Rose Davies
  Rodriguez Cox Alexander Singh Kaur Sharma Gupta Nguyen Tran Pham Le Vo Huynh Chen Wang Li Zhang Liu Yang Huang Wu Kim Park
  Choi Tanaka Sato Suzuki Santos Reyes Cruz Garcia Rossi Russo Ferrari Esposito Papadopoulos Georgiou Ivanov Petrov Kowalski
  Nowak O’Brien O’Connor Murphy Sullivan Campbell Stewart MacDonald McKenzie Fraser Ahmed Hussein Ali Haddad Khoury Cohen Levi
  van_der_Berg de_Silva da_Costa von_Neumann Fernando Perera Wijesinghe Taufa Latu Ngata Müller Schmidt Jørgensen Søndergaard
  Bashir-Khan Smith-Jones Lloyd-Davies Zhou Zielinski Zammit Quinn Quigley Xu Abbott Baker Carter Doyle Edwards Foster Gibson
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '));

/** Mail domains that cannot belong to anybody. */
export const mailDomains: readonly string[] = [
  'example.com',
  'example.net',
  'example.org',
  'mail.example',
  'post.example',
];
