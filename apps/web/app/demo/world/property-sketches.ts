import type { pictures } from '../pictures.ts';

/** Facts of an invented property. */
interface PropertySketch {
  readonly name: string;
  /** Street, suburb, state, postcode. */
  readonly place: readonly [string, string, string, string];
  readonly price: number;
  /** Bedrooms, bathrooms, square metres. */
  readonly rooms: readonly [number, number, number];
  /** Growth and rental yield, percent a year; null where not known. */
  readonly rates: readonly [number | null, number | null];
  readonly picture: keyof typeof pictures | null;
  readonly description: string;
  readonly features: readonly string[];
}

/** The demo's properties: real suburbs, invented streets and figures. */
export const propertySketches: readonly PropertySketch[] = [
  {
    name: 'Fig Tree Terrace',
    place: ['14 Fig Tree Lane', 'Marrickville', 'NSW', '2204'],
    price: 1_185_000,
    rooms: [3, 2, 168],
    rates: [5.2, 3.1],
    picture: 'townhouses',
    description: 'Restored terrace with a north-facing courtyard, ten minutes on foot from the station.',
    features: ['Courtyard', 'Split-system cooling', 'Storage under the stairs'],
  },
  {
    name: 'Bellarine Garden Unit',
    place: ['5/22 Wattlebird Street', 'Geelong West', 'VIC', '3218'],
    price: 545_000,
    rooms: [2, 1, 92],
    rates: [4.6, 4.4],
    picture: 'apartments',
    description: 'Ground-floor unit in a group of eight with low strata levies and a long tenancy.',
    features: ['Own garden', 'Lock-up garage', 'Tenanted to next winter'],
  },
  {
    name: 'Jacaranda Corner',
    place: ['31 Jacaranda Avenue', 'Paddington', 'QLD', '4064'],
    price: 1_320_000,
    rooms: [4, 2, 405],
    rates: [6.1, 3.4],
    picture: 'cottage',
    description: 'Queenslander on a corner block, raised and repainted, with room for a granny flat.',
    features: ['Wide verandah', 'Corner block', 'Solar 6.6 kW'],
  },
  {
    name: 'Harbourside Studio',
    place: ['1208/9 Lantern Quay', 'Pyrmont', 'NSW', '2009'],
    price: 615_000,
    rooms: [0, 1, 38],
    rates: [2.4, 4.9],
    picture: 'apartments',
    description: 'Furnished studio high above the water, let by the week until now.',
    features: ['Furnished', 'Pool and gym', 'Concierge'],
  },
  {
    name: 'Swan River Villa',
    place: ['2 Blackbutt Rise', 'Bassendean', 'WA', '6054'],
    price: 689_000,
    rooms: [3, 2, 214],
    rates: [7.2, 5.1],
    picture: 'modern',
    description: 'Single-level villa near the river, built in 2019 and still under warranty.',
    features: ['Double garage', 'Reticulated garden', 'Built 2019'],
  },
  {
    name: 'Adelaide Hills Cottage',
    place: ['47 Stringybark Road', 'Stirling', 'SA', '5152'],
    price: 795_000,
    rooms: [3, 1, 880],
    rates: [4.9, 3.8],
    picture: 'cottage',
    description: 'Stone cottage on a generous block with mature trees.',
    features: ['Open fire', 'Rainwater tanks', 'Workshop'],
  },
  {
    name: 'Salamanca Loft',
    place: ['3/11 Whaler Lane', 'Hobart', 'TAS', '7000'],
    price: 728_000,
    rooms: [2, 2, 104],
    rates: [3.3, 4.7],
    picture: 'townhouses',
    description: 'Converted warehouse with exposed beams, close to the markets.',
    features: ['Exposed beams', 'Secure parking', 'Balcony'],
  },
  {
    name: 'Dickson Townhouse',
    place: ['8/60 Waratah Way', 'Dickson', 'ACT', '2602'],
    price: 812_000,
    rooms: [3, 2, 142],
    rates: [4.1, 4.3],
    picture: 'townhouses',
    description: 'End-of-row townhouse on the light rail line, energy rating 6.',
    features: ['Energy rating 6', 'Two car spaces', 'Light rail at the corner'],
  },
  {
    name: 'Top End Duplex',
    place: ['19A Pandanus Street', 'Nightcliff', 'NT', '0810'],
    price: 478_000,
    rooms: [3, 2, 190],
    rates: [2.9, 6.6],
    picture: 'modern',
    description: 'One half of a tropical duplex, breezy and near the foreshore.',
    features: ['Ceiling fans', 'Carport', 'Cyclone rated'],
  },
  {
    name: 'Ballarat Farmhouse',
    place: ['120 Mullock Track', 'Buninyong', 'VIC', '3357'],
    price: 935_000,
    rooms: [4, 2, 12_400],
    rates: [3.8, 2.9],
    picture: 'farmhouse',
    description: 'Farmhouse on three acres with sheds, a dam and a long view.',
    features: ['Three acres', 'Machinery shed', 'Dam', 'Wood heater'],
  },
  {
    name: 'Sunshine Coast New Build',
    place: ['Lot 88 Pelican Parade', 'Baringa', 'QLD', '4551'],
    price: 869_000,
    rooms: [4, 2, 320],
    rates: [5.6, 4.2],
    picture: 'modern',
    description: 'House and land, handed over in autumn, with a depreciation schedule included.',
    features: ['New', 'Fixed-price contract', 'Depreciation schedule'],
  },
  {
    name: 'Newcastle Dual Key',
    place: ['76 Collier Street', 'Hamilton', 'NSW', '2303'],
    price: 905_000,
    rooms: [5, 3, 246],
    rates: [5, 5.8],
    picture: 'cottage',
    description: 'Two dwellings under one title, both let.',
    features: ['Two tenancies', 'Separate meters', 'Off-street parking'],
  },
  {
    name: 'Footscray Warehouse Shell',
    place: ['3 Ropeworks Lane', 'Footscray', 'VIC', '3011'],
    price: 660_000,
    rooms: [1, 1, 130],
    rates: [null, null],
    picture: null,
    description: 'A shell with a permit to convert. No rent or growth figures are on record yet.',
    features: [],
  },
  {
    name: 'Perth Hills Family Home',
    place: ['25 Marri Court', 'Kalamunda', 'WA', '6076'],
    price: 742_000,
    rooms: [4, 2, 1_120],
    rates: [6.4, 4.5],
    picture: 'farmhouse',
    description: 'Family home with a pool on a quiet court, bushland behind.',
    features: ['Pool', 'Patio', 'Bore water'],
  },
];
