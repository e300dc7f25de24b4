import { expect, it } from 'vitest';
import { suburbLines } from './suburb-lines.ts';

const row = (locality: string, change: object = {}) => ({
  ...{ locality, postcode: '3053', state: 'VIC', type: 'Delivery Area', status: 'Updated 6-Feb-2020' },
  ...change,
});

it('has one line for each state and postcode, its suburbs as they are written', () => {
  const rows = [
    row('CARLTON SOUTH'),
    row('CARLTON'),
    row('Carlton '),
    row('ALBURY', { state: 'NSW', postcode: '2640' }),
    row('ALBURY', { postcode: '2640' }),
    row("O'CONNOR", { state: 'ACT', postcode: '2602' }),
    row('O’CONNOR', { state: 'ACT', postcode: '2602' }),
    row('MCMAHONS POINT', { state: 'NSW', postcode: '2060' }),
    row('COCOS (KEELING) ISLANDS', { state: 'WA', postcode: '6799' }),
    row("D'AGUILAR", { state: 'QLD', postcode: '4514' }),
    row('COCKATOO-VALLEY', { state: 'SA', postcode: '5351' }),
    row('DARWIN CITY', { state: 'NT', postcode: '0800', type: '' }),
  ];
  expect(suburbLines(rows)).toEqual([
    "ACT2602 O'Connor",
    'NSW2060 McMahons Point',
    'NSW2640 Albury',
    'NT0800 Darwin City',
    "QLD4514 D'Aguilar",
    'SA5351 Cockatoo-Valley',
    'VIC2640 Albury',
    'VIC3053 Carlton|Carlton South',
    'WA6799 Cocos (Keeling) Islands',
  ]);
});

it('leaves out where nobody lives: boxes, large receivers, centres of the post, and what was removed', () => {
  const rows = [
    row('MELBOURNE', { postcode: '8001', type: 'Post Office Boxes' }),
    row('MELBOURNE', { postcode: '8045', type: '' }),
    row('SYDNEY', { postcode: '1001', state: 'NSW' }),
    row('CARLTON', { type: 'LVR' }),
    row('CARLTON DC'),
    row('CARLTON', { status: 'Removed 15-Nov-2020' }),
  ];
  expect(suburbLines(rows)).toEqual([]);
});
