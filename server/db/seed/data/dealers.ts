import type { DealerService, OpeningHours } from '../../../../domain/dealers'
import { cents, type Cents } from '../../../../domain/money'

export interface SeedDealer {
  id: number
  title: string
  note: string
  street: string
  postcode: string
  city: string
  region: string
  country_code: string
  lat: number
  lng: number
  time_zone: string
  phone: string
  email: string
  ride_minutes: number
  services: DealerService[]
  assembly: { fee: Cents; days: number } | null
  hours: OpeningHours[]
  closed_days: { date: string; reason: string }[]
  /** Bike and size of what stands there for rides. */
  bikes: [bikeId: number, sizeId: number][]
}

const [PRIME, HOMIE, NYX] = [1, 2, 3]

/** `hours('2-5', '10:00-13:00', '14:00-18:30')`: Tuesday to Friday, with a break at noon. */
function hours(days: string, ...intervals: string[]): OpeningHours[] {
  const [first = 1, last = first] = days.split('-').map(Number)
  const weekdays = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return weekdays.flatMap((weekday) =>
    intervals.map((interval) => {
      const [opens = 0, closes = 0] = interval.split('-').map(minutesOf)
      return { weekday, opens, closes }
    }),
  )
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

const assembly = (fee: number, days: number) => ({ fee: cents(fee), days })
const ALL: DealerService[] = ['sale', 'test_ride', 'assembly', 'repair']

const CHRISTMAS = [
  { date: '2026-12-25', reason: 'Christmas Day' },
  { date: '2027-01-01', reason: 'New Year’s Day' },
  { date: '2027-12-25', reason: 'Christmas Day' },
  { date: '2028-01-01', reason: 'New Year’s Day' },
]
const US_DAYS = [
  { date: '2026-11-26', reason: 'Thanksgiving Day' },
  ...CHRISTMAS,
  { date: '2027-07-04', reason: 'Independence Day' },
  { date: '2027-11-25', reason: 'Thanksgiving Day' },
]
const BOXING = [
  ...CHRISTMAS,
  { date: '2026-12-26', reason: 'Boxing Day' },
  { date: '2027-12-27', reason: 'Boxing Day' },
]
const CONTINENT = [
  ...CHRISTMAS,
  { date: '2026-12-26', reason: 'Second day of Christmas' },
  { date: '2027-12-26', reason: 'Second day of Christmas' },
]
const GERMANY = [...CONTINENT, { date: '2027-10-03', reason: 'Day of German Unity' }]
const SWISS = [...CONTINENT, { date: '2027-08-01', reason: 'National Day' }]

/** Invented dealers in real towns. */
export const seedDealers: SeedDealer[] = [
  {
    id: 1,
    title: 'Bridge & Chainring',
    note: 'A workshop below the east ramps, with a flat riverside loop for the first ride.',
    street: '118 SE Sandpiper Street',
    postcode: '97214',
    city: 'Portland',
    region: 'OR',
    country_code: 'US',
    lat: 45.5122,
    lng: -122.6587,
    time_zone: 'America/Los_Angeles',
    phone: '+1 503 555 0142',
    email: 'hello@bridgeandchainring.example',
    ride_minutes: 60,
    services: ALL,
    assembly: assembly(14_900, 3),
    hours: [...hours('2-5', '10:00-18:00'), ...hours('6', '09:00-17:00')],
    closed_days: US_DAYS,
    bikes: [
      [PRIME, 103],
      [HOMIE, 202],
      [NYX, 303],
    ],
  },
  {
    id: 2,
    title: 'Lakeview Electric Cycles',
    note: 'Hills at the door: try the motor where it matters.',
    street: '2406 Westlake Terrace',
    postcode: '98109',
    city: 'Seattle',
    region: 'WA',
    country_code: 'US',
    lat: 47.6262,
    lng: -122.3394,
    time_zone: 'America/Los_Angeles',
    phone: '+1 206 555 0118',
    email: 'rides@lakeviewcycles.example',
    ride_minutes: 60,
    services: ['sale', 'test_ride', 'repair'],
    assembly: null,
    hours: [...hours('1-5', '10:00-18:30'), ...hours('6-7', '10:00-16:00')],
    closed_days: US_DAYS,
    bikes: [
      [PRIME, 102],
      [NYX, 302],
    ],
  },
  {
    id: 3,
    title: 'Flatiron Bike Works',
    note: 'Assembly benches behind glass; watch your bike being built.',
    street: '77 W 19th Street',
    postcode: '10011',
    city: 'New York',
    region: 'NY',
    country_code: 'US',
    lat: 40.7399,
    lng: -73.9937,
    time_zone: 'America/New_York',
    phone: '+1 212 555 0167',
    email: 'bench@flatironbikeworks.example',
    ride_minutes: 45,
    services: ALL,
    assembly: assembly(17_900, 4),
    hours: [...hours('1-5', '09:30-19:00'), ...hours('6', '10:00-18:00')],
    closed_days: US_DAYS,
    bikes: [
      [PRIME, 102],
      [PRIME, 103],
      [HOMIE, 203],
      [NYX, 303],
    ],
  },
  {
    id: 4,
    title: 'Mile High Volt',
    note: 'Repairs and assembly for the Front Range; no showroom.',
    street: '3310 Brighton Row',
    postcode: '80216',
    city: 'Denver',
    region: 'CO',
    country_code: 'US',
    lat: 39.7684,
    lng: -104.9763,
    time_zone: 'America/Denver',
    phone: '+1 303 555 0125',
    email: 'shop@milehighvolt.example',
    ride_minutes: 60,
    services: ['assembly', 'repair'],
    assembly: assembly(12_900, 5),
    hours: hours('1-5', '08:00-12:00', '13:00-17:00'),
    closed_days: US_DAYS,
    bikes: [],
  },
  {
    id: 5,
    title: 'Seawall Bicycle Company',
    note: 'Two minutes from the water, closed only when it is too wet to see it.',
    street: '1285 Harbour Lane',
    postcode: 'V6G 2Z6',
    city: 'Vancouver',
    region: 'BC',
    country_code: 'CA',
    lat: 49.2891,
    lng: -123.1336,
    time_zone: 'America/Vancouver',
    phone: '+1 604 555 0139',
    email: 'ahoy@seawallbicycle.example',
    ride_minutes: 60,
    services: ALL,
    assembly: assembly(15_900, 4),
    hours: [...hours('2-5', '10:00-18:00'), ...hours('6-7', '11:00-17:00')],
    closed_days: BOXING,
    bikes: [
      [PRIME, 103],
      [NYX, 302],
    ],
  },
  {
    id: 6,
    title: 'Atelier Plateau Vélo',
    note: 'A small showroom on the Plateau; service in French and English.',
    street: '4119, rue des Érables-Rouges',
    postcode: 'H2J 2L4',
    city: 'Montréal',
    region: 'QC',
    country_code: 'CA',
    lat: 45.5264,
    lng: -73.5788,
    time_zone: 'America/Toronto',
    phone: '+1 514 555 0173',
    email: 'bonjour@plateauvelo.example',
    ride_minutes: 45,
    services: ['sale', 'test_ride'],
    assembly: null,
    hours: [...hours('3-5', '11:00-19:00'), ...hours('6', '10:00-17:00')],
    closed_days: BOXING,
    bikes: [
      [HOMIE, 202],
      [PRIME, 102],
    ],
  },
  {
    id: 7,
    title: 'Radhaus Mitte',
    note: 'Showroom in a courtyard, with a lift to the assembly floor.',
    street: 'Linienhof 12',
    postcode: '10119',
    city: 'Berlin',
    region: '',
    country_code: 'DE',
    lat: 52.5281,
    lng: 13.4046,
    time_zone: 'Europe/Berlin',
    phone: '+49 30 23125 014',
    email: 'hallo@radhaus-mitte.example',
    ride_minutes: 60,
    services: ALL,
    assembly: assembly(13_900, 3),
    hours: [...hours('1-5', '10:00-13:00', '14:00-19:00'), ...hours('6', '10:00-16:00')],
    closed_days: GERMANY,
    bikes: [
      [PRIME, 103],
      [PRIME, 104],
      [HOMIE, 202],
      [NYX, 303],
    ],
  },
  {
    id: 8,
    title: 'Fleetwerk Hamburg',
    note: 'Workshop at the canal; cargo and commuting are what we know best.',
    street: 'Kanalspeicher 4',
    postcode: '20457',
    city: 'Hamburg',
    region: '',
    country_code: 'DE',
    lat: 53.5441,
    lng: 9.9917,
    time_zone: 'Europe/Berlin',
    phone: '+49 40 66969 127',
    email: 'moin@fleetwerk.example',
    ride_minutes: 60,
    services: ['sale', 'assembly', 'repair'],
    assembly: assembly(12_900, 2),
    hours: hours('2-6', '09:00-17:30'),
    closed_days: GERMANY,
    bikes: [],
  },
  {
    id: 9,
    title: 'Isarpedal',
    note: 'Along the river within a minute, and up its steep bank within three.',
    street: 'Auenufer 31',
    postcode: '80469',
    city: 'Munich',
    region: '',
    country_code: 'DE',
    lat: 48.1279,
    lng: 11.5779,
    time_zone: 'Europe/Berlin',
    phone: '+49 89 99998 036',
    email: 'servus@isarpedal.example',
    ride_minutes: 45,
    services: ['sale', 'test_ride', 'repair'],
    assembly: null,
    hours: [...hours('1-5', '10:00-18:30'), ...hours('6', '09:30-15:00')],
    closed_days: [...GERMANY, { date: '2027-01-06', reason: 'Epiphany' }],
    bikes: [
      [NYX, 302],
      [NYX, 304],
      [HOMIE, 203],
    ],
  },
  {
    id: 10,
    title: 'De Groene Spaak',
    note: 'Five bikes in the window, forty in the cellar, coffee upstairs.',
    street: 'Spakengracht 58',
    postcode: '1015 DV',
    city: 'Amsterdam',
    region: '',
    country_code: 'NL',
    lat: 52.3789,
    lng: 4.8839,
    time_zone: 'Europe/Amsterdam',
    phone: '+31 20 555 0184',
    email: 'hoi@degroenespaak.example',
    ride_minutes: 45,
    services: ALL,
    assembly: assembly(11_900, 2),
    hours: [
      ...hours('1', '12:00-18:00'),
      ...hours('2-5', '09:30-18:00'),
      ...hours('6', '09:30-17:00'),
    ],
    closed_days: [...CONTINENT, { date: '2027-04-27', reason: 'King’s Day' }],
    bikes: [
      [PRIME, 102],
      [PRIME, 104],
      [HOMIE, 201],
      [NYX, 301],
    ],
  },
  {
    id: 11,
    title: 'Domstad Fietswerk',
    note: 'Repairs while you wait, or in your ride home.',
    street: 'Wervelstraat 9',
    postcode: '3511 LK',
    city: 'Utrecht',
    region: '',
    country_code: 'NL',
    lat: 52.0907,
    lng: 5.1214,
    time_zone: 'Europe/Amsterdam',
    phone: '+31 30 555 0121',
    email: 'werk@domstadfietswerk.example',
    ride_minutes: 60,
    services: ['assembly', 'repair'],
    assembly: assembly(9_900, 3),
    hours: [...hours('2-5', '08:30-17:30'), ...hours('6', '09:00-16:00')],
    closed_days: CONTINENT,
    bikes: [],
  },
  {
    id: 12,
    title: 'Arches Electric',
    note: 'Under the railway in the south-east, with a closed lane for first starts.',
    street: '24 Signal Arches',
    postcode: 'SE1 2HD',
    city: 'London',
    region: '',
    country_code: 'GB',
    lat: 51.5008,
    lng: -0.0787,
    time_zone: 'Europe/London',
    phone: '+44 20 7946 0152',
    email: 'team@archeselectric.example',
    ride_minutes: 45,
    services: ALL,
    assembly: assembly(15_900, 4),
    hours: [
      ...hours('1-5', '09:00-18:00'),
      ...hours('6', '10:00-17:00'),
      ...hours('7', '11:00-16:00'),
    ],
    closed_days: BOXING,
    bikes: [
      [PRIME, 103],
      [HOMIE, 202],
      [NYX, 303],
    ],
  },
  {
    id: 13,
    title: 'Northern Spokes',
    note: 'Test rides along the canal, rain jackets included.',
    street: '8 Towpath Yard',
    postcode: 'M1 6NG',
    city: 'Manchester',
    region: '',
    country_code: 'GB',
    lat: 53.4756,
    lng: -2.2391,
    time_zone: 'Europe/London',
    phone: '+44 161 496 0174',
    email: 'ride@northernspokes.example',
    ride_minutes: 60,
    services: ['sale', 'test_ride', 'repair'],
    assembly: null,
    hours: [...hours('2-6', '10:00-17:30')],
    closed_days: BOXING,
    bikes: [
      [HOMIE, 203],
      [NYX, 302],
    ],
  },
  {
    id: 14,
    title: 'Limmat Velowerk',
    note: 'Precise work between river and railway; every bolt is signed for.',
    street: 'Viaduktgasse 17',
    postcode: '8005',
    city: 'Zürich',
    region: '',
    country_code: 'CH',
    lat: 47.3873,
    lng: 8.5268,
    time_zone: 'Europe/Zurich',
    phone: '+41 44 555 01 62',
    email: 'gruezi@limmatvelowerk.example',
    ride_minutes: 60,
    services: ALL,
    assembly: assembly(18_900, 3),
    hours: [...hours('2-5', '09:00-12:00', '13:30-18:30'), ...hours('6', '09:00-16:00')],
    closed_days: SWISS,
    bikes: [
      [PRIME, 103],
      [NYX, 303],
      [NYX, 304],
    ],
  },
]
