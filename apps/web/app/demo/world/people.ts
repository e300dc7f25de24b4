/** An invented person. Phone numbers are from the range reserved for fiction in Australia. */
export interface InventedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const names = [
  'Amelia Hart',
  'Ben Okafor',
  'Carla Rossi',
  'Daniel Nguyen',
  'Elena Papadopoulos',
  'Finn Gallagher',
  'Grace Liu',
  'Hamish McDonald',
  'Isla Thompson',
  'Jamal Haddad',
  'Kiri Walker',
  'Liam O’Connor',
  'Mei Tanaka',
  'Noah Fischer',
  'Olivia Brooks',
  'Priyanka Shah',
  'Quentin Moore',
  'Rosa Alvarez',
  'Samuel Kelly',
  'Tessa van Dyk',
  'Umar Farouk',
  'Violet Chen',
  'William Stone',
  'Xanthe Dimitriou',
  'Yusuf Demir',
  'Zoe Campbell',
  'Aaron Blake',
  'Bridget Nolan',
  'Callum Reid',
  'Divya Menon',
  'Ethan Clarke',
  'Freya Lindgren',
  'George Petrov',
  'Harriet Wong',
  'Ivan Horvat',
  'Jasmine Patel',
  'Kurt Wagner',
  'Layla Rahman',
  'Marcus Bell',
  'Nadia Kowalski',
  'Oscar Whitfield',
  'Poppy Marsh',
  'Ravi Subramaniam',
  'Sienna Doyle',
  'Theo Laurent',
  'Una Byrne',
  'Victor Salazar',
  'Wendy Choi',
];

/** The n-th invented person, n from 0; names start over after 48. */
export function inventedPerson(n: number): InventedPerson {
  const [firstName = '', ...rest] = (names[n % names.length] ?? '').split(' ');
  const lastName = rest.join(' ');
  const local = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
  const phone = `0491 570 ${String(100 + ((n * 7) % 900))}`;
  return { firstName, lastName, email: `${local}@example.com`, phone };
}
