import { cents } from '@/domain/kit/money'
import {
  toVersionInputs,
  NEW_VERSION,
  typedVersions,
  versionId,
  versionsFault,
  type VersionInput,
} from '@/domain/office/goods/product-versions'
import { seedProducts } from '@/server/seed/data/products'
import { readFields, typedFields } from '@/domain/kit/text-field'
import { SERVICE_FIELDS, type SpareService } from '@/domain/shop/goods/product-fields'

const SERVICE: SpareService = {
  ...{ standards: ['UDH', 'ISO'], standard_equivalent: null, tools: ['Key'], difficulty: 2 },
  ...{ minutes: 20, wear_interval_km: null },
}

test('what a mechanic needs to know is typed and read back', () => {
  expect(readFields(SERVICE_FIELDS, typedFields(SERVICE_FIELDS, SERVICE))).toEqual({
    values: SERVICE,
    faults: [],
  })
})

test.each([
  ['minutes', '0'],
  ['minutes', '1.5'],
  ['difficulty', '4'],
  ['wear_interval_km', 'far'],
  ['tools', 'x'.repeat(121)],
  ['standards', Array.from({ length: 13 }, (_, at) => `S${at}`).join('\n')],
  ['standard_equivalent', 'x'.repeat(121)],
] as const)('%s can’t be %j', (field, text) => {
  expect(
    readFields(SERVICE_FIELDS, {
      ...typedFields(SERVICE_FIELDS, SERVICE),
      [field]: text,
    }).faults,
  ).toEqual([field])
})

const version = (title: string, more: Partial<VersionInput> = {}): VersionInput => ({
  ...{ id: null, title, color: null, size: null, price: cents(100) },
  ...more,
})
const red = { title: 'Red', hex: '#E4572E' }

test('versions are typed and read back', () => {
  const words = [{ id: 'm', title: 'M', color: red, size: 'M' }]
  expect(toVersionInputs(typedVersions(words))).toEqual([{ ...words[0], price: null }])
  expect(toVersionInputs([{ ...NEW_VERSION, title: ' L ', price: '2,50' }])).toEqual([
    { id: null, title: 'L', color: null, size: null, price: cents(250) },
  ])
})

test.each([
  ['title', [version('')]],
  ['twice', [version('One'), version('one')]],
  ['same', [version('One', { color: red }), version('Two', { color: red })]],
  ['mixed', [version('One', { color: red }), version('Two')]],
  ['hex', [version('One', { color: { title: 'Red', hex: 'red' } })]],
  ['price', [version('One', { price: null })]],
  [null, [version('One', { id: 'one', price: null }), version('Two')]],
] as const)('%s is what has to be mended', (fault, versions) => {
  expect(versionsFault(versions)).toBe(fault)
})

test('a new version has an id of its own', () => {
  expect(versionId('Signal orange, L', [])).toBe('signal-orange-l')
  expect(versionId('Größe!', ['gr-e'])).toBe('gr-e-2')
  expect(versionId('大', [])).toBe('version')
})

test('the shop begins with versions that can be saved', () => {
  const faults = seedProducts
    .filter(({ is_digital }) => !is_digital)
    .map(({ id, variants }) => [id, versionsFault(toVersionInputs(typedVersions(variants)))])
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([])
})
