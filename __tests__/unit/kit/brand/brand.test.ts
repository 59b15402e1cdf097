import { BRAND_FIELDS, brandOf } from '@/domain/kit/brand'
import { socialTitle } from '@/domain/kit/social-title'
import { readFields, typedFields } from '@/domain/kit/text-field'
import { DEFAULT_BRAND } from '@/utils/default-brand'

const OWN = {
  name: 'Velotal',
  line: 'Bikes for the valley',
  announcement: null,
  accent: '#FFB000',
  socials: ['https://www.linkedin.com/company/velotal'],
}

describe('The stored brand', () => {
  it('is read as it was written', () => {
    expect(brandOf(OWN, 'Seller')).toEqual(OWN)
  })

  it('has the seller’s name and all defaults in a new shop', () => {
    expect(brandOf(undefined, 'Seller')).toEqual({ ...DEFAULT_BRAND, name: 'Seller' })
  })

  it('has a default for each value that is missing or wrong', () => {
    const stored = { name: '', line: 7, accent: '#101010', socials: ['not an address'] }
    expect(brandOf({ ...OWN, ...stored }, 'Seller')).toEqual({
      ...DEFAULT_BRAND,
      name: 'Seller',
      announcement: null,
    })
  })
})

describe('The form of the brand', () => {
  const wrongFieldsOf = (typed: Partial<Record<keyof typeof OWN, string>>) =>
    readFields(BRAND_FIELDS, { ...typedFields(BRAND_FIELDS, OWN), ...typed }).faults

  it('accepts an empty announcement and a color in small letters', () => {
    expect(wrongFieldsOf({ announcement: '', accent: '#ffb000' })).toEqual([])
  })

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(41)],
    ['accent', 'green'],
    ['accent', '#14161A'],
    ['accent', '#7A0000'],
    ['socials', 'http://www.example.com/shop'],
    ['socials', 'javascript:alert(1)'],
  ] as const)('refuses %s %j', (name, text) => {
    expect(wrongFieldsOf({ [name]: text })).toEqual([name])
  })
})

it.each([
  ['https://www.facebook.com/shop', 'Facebook'],
  ['https://www.youtube.com/@shop', 'YouTube'],
  ['https://x.com/shop', 'X'],
  ['https://mastodon.example:8443/@shop', 'Mastodon'],
])('the link %s is called %s', (address, title) => {
  expect(socialTitle(address)).toBe(title)
})
