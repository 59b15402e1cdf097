import { BRAND_FIELDS, brandOf, picturesOf } from '@/domain/kit/brand'
import { pageBrand } from '@/domain/kit/page-brand'
import { socialTitle } from '@/domain/kit/social-title'
import { readFields, typedFields } from '@/domain/kit/text-field'
import { DEFAULT_BRAND } from '@/utils/default-brand'

const OWN = {
  ...DEFAULT_BRAND,
  name: 'Velotal',
  line: 'Bikes for the valley',
  announcement: null,
  accent: '#FFB000',
  second_accent: '#7A1F2B',
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
    const stored = {
      ...{
        name: '',
        line: 7,
        accent: '#101010',
        second_accent: '#FFFFFF',
        socials: ['not an address'],
      },
      ...{ menu: ['no link'], footer: ['Contact: /contact'], sections: ['none'] },
    }
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
    ['second_accent', 'red'],
    ['second_accent', '#CFF245'],
    // Dark enough, but not when it is lighter under the mouse.
    ['second_accent', '#696969'],
    ['socials', 'http://www.example.com/shop'],
    ['socials', 'javascript:alert(1)'],
    ['menu', ''],
    ['menu', 'Contact'],
    ['menu', 'Contact: javascript:alert(1)'],
    ['menu', 'Contact: //evil.example'],
    ['footer', 'Contact: /contact'],
    ['footer', OWN.footer.filter((line) => line !== '/withdrawal').join('\n')],
    ['sections', 'bikes\nnone'],
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

describe('The menus of pages', () => {
  const own = {
    ...OWN,
    menu: ['Bikes: /configurator', '/help-center', 'Blog: https://blog.example/'],
    footer: [
      ...['Ride', '/configurator/nyx', '/configurator/gone', 'Bag: /accessories/1'],
      ...['Gone', 'Helmet: /accessories/2', 'Legal', 'Terms: /terms'],
      ...['/privacypolicy', '/rrpolicy', 'Send back: /withdrawal'],
    ],
  }
  const titles: Record<string, string | null> = {
    '/configurator/nyx': 'Nyx Two',
    '/accessories/1': 'Bag, 20 l',
    '/configurator/gone': null,
    '/accessories/2': null,
  }
  const { menu, footer } = pageBrand(own, picturesOf(null), (href) => titles[href])

  it('have the typed titles, and those of pages where none is typed', () => {
    expect(menu.map(({ title }) => title)).toEqual(['Bikes', 'Help center', 'Blog'])
    expect(footer[0]).toEqual({
      title: 'Ride',
      links: [
        { href: '/configurator/nyx', title: 'Nyx Two' },
        { href: '/accessories/1', title: 'Bag' },
      ],
    })
  })

  it('leave out products that aren’t offered, and groups without a link', () => {
    expect(footer.map(({ title }) => title)).toEqual(['Ride', 'Legal'])
  })

  it('call the withdrawal as the law does, whatever was typed', () => {
    expect(footer[1]?.links.at(-1)).toEqual({
      href: '/withdrawal',
      title: 'Withdraw from contract here',
    })
  })
})
