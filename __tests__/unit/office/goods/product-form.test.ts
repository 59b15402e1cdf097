import { blankValues, readFields, typedFields } from '@/domain/kit/text-field'
import { differingFields, type ProductFormValues } from '@/domain/office/goods/product-form'
import { isGtin, SHEET_FIELDS } from '@/domain/shop/goods/product-fields'

const DETAILS = {
  weight_g: 120,
  facts: [
    { label: 'Material', value: 'Aluminum' },
    { label: 'Ratio', value: '1:2' },
  ],
  fits_parts: ['drive-9', 'drive-11'],
  warnings: ['Wear a helmet.', 'Keep it dry.'],
  maker: ['Fork Works', '12 Mill Road', 'Taiwan', 'safety@fork.example'],
  eu_responsible: ['Fork EU', '3 Kade', 'eu@fork.example'],
  gtin: '4006381333931',
  external_link: 'https://fund.example/nyx',
  country_of_origin: 'TW',
  shelf: 'B-12',
}
const NONE = typedFields(SHEET_FIELDS, blankValues(SHEET_FIELDS))

test('what is typed is read back as it was', () => {
  const typed = typedFields(SHEET_FIELDS, DETAILS)
  expect(readFields(SHEET_FIELDS, typed)).toEqual({ values: DETAILS, faults: [] })
})

test.each([
  ['weight_g', '12.5', undefined],
  ['weight_g', '', undefined],
  ['weight_g', '200001', undefined],
  ['weight_g', ' 200000 ', 200_000],
  ['facts', 'Material', undefined],
  ['facts', 'Material:', undefined],
  ['facts', ': Aluminum', undefined],
  ['facts', '\n a : b \n\n', [{ label: 'a', value: 'b' }]],
  ['facts', 'a: b\n'.repeat(31), undefined],
  ['fits_parts', ' drive-9 \n\ndrive-9', ['drive-9']],
  ['fits_parts', 'drive-9\n'.repeat(31), undefined],
  ['warnings', 'a'.repeat(501), undefined],
  [
    'maker',
    ' Fork Works \n\n1 Mill Road\nsafety@fork.example',
    ['Fork Works', '1 Mill Road', 'safety@fork.example'],
  ],
  ['maker', ' \n', null],
  ['maker', 'Fork Works\nsafety@fork.example', undefined],
  ['eu_responsible', 'Fork EU\n3 Kade\nRotterdam', undefined],
  ['gtin', '4006381333932', undefined],
  ['gtin', '400638133393', undefined],
  ['gtin', '4006381-333931', '4006381333931'],
  ['external_link', ' https://fund.example/nyx?vip=1 ', 'https://fund.example/nyx?vip=1'],
  ['external_link', 'http://fund.example/nyx', undefined],
  ['external_link', 'https://user:word@fund.example/', undefined],
  ['external_link', 'fund.example', undefined],
  ['external_link', '  ', null],
  ['country_of_origin', ' tw', 'TW'],
  ['country_of_origin', '', null],
  ['country_of_origin', 'TWN', undefined],
  ['country_of_origin', 'XX', undefined],
  ['country_of_origin', 'EU', undefined],
  ['shelf', ' B-12 ', 'B-12'],
  ['shelf', '', null],
  ['shelf', 'x'.repeat(41), undefined],
] as const)('%s %j is read as %j', (name, text, value) => {
  expect(SHEET_FIELDS[name].field.read(text)).toEqual(value)
})

test('any one wrong digit of a GTIN is noticed', () => {
  for (let at = 0; at < 13; at += 1) {
    const digits = [...'4006381333931']
    digits[at] = String((Number(digits[at]) + 1) % 10)
    expect(isGtin(digits.join(''))).toBe(false)
  }
})

test('only what differs is named; the order of bikes and outer spaces don’t count', () => {
  const mine: ProductFormValues = {
    ...{ title: 'Bell', description: 'A bell.', group: '', ...NONE },
    ...{ fits: ['nyx', 'hale'], is_offered: true, pictures: [], bundle: null },
    ...{ versions: [], service: null },
  }
  expect(differingFields(mine, { ...mine, title: 'Bell ', fits: ['hale', 'nyx'] })).toEqual([])
  expect(differingFields(mine, { ...mine, weight_g: '5', is_offered: false })).toEqual([
    'weight_g',
    'is_offered',
  ])
})
