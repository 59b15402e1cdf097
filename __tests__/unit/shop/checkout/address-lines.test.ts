import { addressKey } from '@/domain/account/addresses/address-book'
import { addressLines } from '@/server/kernel/address-lines'
import { seedCountries } from '@/server/seed/data/countries'

const byCode = new Map(seedCountries.map((country) => [country.code, country]))
const PLACE = { name: 'Ada Rider', line1: '1 Main Street', line2: '', city: 'Town', region: '' }
const printed = (code: string, addressFields: Partial<typeof PLACE> & { postcode: string }) =>
  addressLines({ ...PLACE, ...addressFields }, byCode.get(code)).slice(1)

test.each([
  ['US', { city: 'Albany', region: 'NY', postcode: '122071234' }, ['Albany, NY 12207-1234']],
  ['CA', { city: 'Ottawa', region: 'ON', postcode: 'k1a0b1' }, ['Ottawa ON K1A 0B1']],
  ['DE', { city: 'Berlin', postcode: '10115' }, ['10115 Berlin']],
  ['LU', { city: 'Luxembourg', postcode: 'L-1111' }, ['L-1111 Luxembourg']],
  ['LV', { city: 'Rīga', postcode: 'LV-1050' }, ['Rīga, LV-1050']],
  ['GB', { city: 'London', postcode: 'SW1A1AA' }, ['London', 'SW1A 1AA']],
  [
    'IE',
    { city: 'Tralee', region: 'Kerry', postcode: 'V92 X8H1' },
    ['Tralee', 'Kerry', 'V92 X8H1'],
  ],
  ['AE', { city: 'Dubai', region: 'Dubai', postcode: '' }, ['Dubai']],
])('an address in %s is printed as its post has it', (code, addressFields, lines) => {
  expect(printed(code, addressFields)).toEqual(['1 Main Street', ...lines, byCode.get(code)?.title])
})

test('Hungary has the town before the street', () => {
  expect(printed('HU', { city: 'Budapest', line1: 'Fő utca 1.', postcode: '1051' })).toEqual([
    'Budapest',
    'Fő utca 1.',
    '1051',
    'Hungary',
  ])
})

test('Japan has the large before the small in its own script, and the other order in Latin', () => {
  const addressFields = {
    line1: '千代田1-1',
    city: '千代田区',
    region: '東京都',
    postcode: '1000001',
  }
  expect(addressLines({ ...PLACE, ...addressFields, name: '田中' }, byCode.get('JP'))).toEqual([
    ...['〒100-0001', '東京都', '千代田区', '千代田1-1', '田中', 'Japan'],
  ])
  const latin = { line1: '1-1 Chiyoda', city: 'Chiyoda', region: 'Tokyo', postcode: '100-0001' }
  expect(printed('JP', latin)).toEqual(['1-1 Chiyoda', 'Chiyoda, Tokyo', '100-0001', 'Japan'])
})

test('no part of an address gets lost in any country, nor appears twice', () => {
  for (const country of seedCountries) {
    const parts = ['Ada Rider', '1 Main Street', 'Flat 3', 'Town', country.postcode?.example ?? '']
    const [name = '', line1 = '', line2 = '', city = '', postcode = ''] = parts
    const region = country.region_title === null ? '' : 'Region'
    const text = addressLines({ name, line1, line2, city, region, postcode }, country).join('\n')
    for (const part of [...parts, region, country.title].filter(Boolean)) {
      expect([country.code, part, text.split(part).length]).toEqual([country.code, part, 2])
    }
  }
})

test('what went with an account leaves no empty line, and an unknown country no error', () => {
  const empty = { name: '', line1: '', line2: '', city: '', region: '', postcode: '' }
  expect(addressLines(empty, byCode.get('JP'))).toEqual(['Japan'])
  expect(addressLines({ ...PLACE, postcode: '1' }, undefined)).toEqual([
    ...['Ada Rider', '1 Main Street', '1', 'Town'],
  ])
})

test('two spellings of one address have one key, also of what was stored before', () => {
  const keyOf = (code: string, addressFields: Partial<typeof PLACE> & { postcode: string }) => {
    const country = byCode.get(code)
    const address = { ...PLACE, ...addressFields, country_id: country?.id ?? 0, phone: '' }
    return addressKey(address, country)
  }
  expect(keyOf('LU', { postcode: 'L-1111' })).toBe(keyOf('LU', { postcode: '1111' }))
  expect(keyOf('US', { region: 'New York', postcode: '12207' })).toBe(
    keyOf('US', { region: 'NY', postcode: '12207 ' }),
  )
  expect(keyOf('DE', { postcode: '10115' })).not.toBe(keyOf('DE', { postcode: '10117' }))
})
