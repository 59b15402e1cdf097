import {
  differingFields,
  isGtin,
  readDetails,
  typedDetails,
  type ProductFormValues,
} from '@/domain/office/goods/product-form'

const DETAILS = {
  weight_g: 120,
  facts: [
    { label: 'Material', value: 'Aluminum' },
    { label: 'Ratio', value: '1:2' },
  ],
  warnings: ['Wear a helmet.', 'Keep it dry.'],
  gtin: '4006381333931',
  external_link: 'https://fund.example/nyx',
}
const NONE = { weight: '0', facts: '', warnings: '', gtin: '', external_link: '' }

test('what is typed is read back as it was', () => {
  const { weight, ...read } = readDetails(typedDetails(DETAILS))
  expect({ weight_g: weight, ...read }).toEqual(DETAILS)
})

test.each([
  ['weight', '12.5', null],
  ['weight', '', null],
  ['weight', '200001', null],
  ['weight', ' 200000 ', 200_000],
  ['facts', 'Material', null],
  ['facts', 'Material:', null],
  ['facts', ': Aluminum', null],
  ['facts', '\n a : b \n\n', [{ label: 'a', value: 'b' }]],
  ['facts', 'a: b\n'.repeat(31), null],
  ['warnings', 'a'.repeat(501), null],
  ['gtin', '4006381333932', undefined],
  ['gtin', '400638133393', undefined],
  ['gtin', '4006381-333931', '4006381333931'],
  ['external_link', ' https://fund.example/nyx?vip=1 ', 'https://fund.example/nyx?vip=1'],
  ['external_link', 'http://fund.example/nyx', undefined],
  ['external_link', 'https://user:word@fund.example/', undefined],
  ['external_link', 'fund.example', undefined],
  ['external_link', '  ', null],
] as const)('%s %j is read as %j', (name, text, value) => {
  expect(readDetails({ ...NONE, [name]: text })[name]).toEqual(value)
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
  expect(differingFields(mine, { ...mine, weight: '5', is_offered: false })).toEqual([
    'weight',
    'is_offered',
  ])
})
