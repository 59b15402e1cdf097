import { money, thousands } from '@/utils/format'
import type { ShippingCountry } from '@/contract/office/countries/countries'

export const shipping = {
  title: 'Shipping and taxes',
  lead: 'Where the shop ships to, what that costs, and which tax it collects. Orders that were placed keep what they say.',
  list: 'Countries',
  found: (count: number, offered: number) =>
    `${count} countries, ${offered === count ? 'all' : offered} offered`,
  none: 'No country yet',
  noneHint: 'Add one: without a country nobody can order.',
  stale: 'We couldn’t refresh this list. You see what was loaded before.',
  keys: 'Use J and K to move between rows, Enter to open one, and N for a new one.',
  columns: {
    title: 'Country',
    tax: 'Tax',
    bike: 'One bike',
    goods: 'Other items',
    days: 'Days in transit',
    state: 'Status',
  },
  taxOf: ({ tax_basis_points, tax_title }: ShippingCountry) =>
    tax_basis_points === 0 ? 'Not collected' : `${thousands(tax_basis_points / 100)}% ${tax_title}`,
  fee: money,
  daysOf: ({ transit_battery_days, transit_goods_days }: ShippingCountry) =>
    `${transit_battery_days} with a battery, ${transit_goods_days} without`,
  states: { offered: 'Offered', withdrawn: 'Not offered' },
  add: 'Add',
  addTitle: 'New country',
  name: 'Name',
  code: 'Code',
  codeHint: 'Two letters, such as IS',
  tax_title: 'Name of the tax',
  tax: 'Tax in percent',
  taxHint: '0 collects none',
  shipping_bike: 'Shipping of one bike ($)',
  shipping_goods: 'Shipping of other items ($)',
  goodsHint: 'Once per order',
  battery_days: 'Days with a battery',
  goods_days: 'Days without',
  region_title: 'Region of addresses',
  regionHint: 'Such as State. Empty: none is asked for',
  postcodes: 'ZIP or postal codes look like',
  postcodesHint: (country: ShippingCountry | null) =>
    country === null
      ? 'Leave it empty to check codes as they’re published for the country. 9 is a digit, A a letter; “any” checks nothing.'
      : country.postcode_formats === null
        ? `Checked by a rule of its own, such as ${country.postcode_example}. A format typed here takes its place.`
        : '9 is a digit, A a letter, such as 99999, 99999-9999 or A9A 9A9. “any” checks nothing. Addresses that are saved stay.',
  postcodesFault: 'Use 9 for a digit and A for a letter, such as 99999 or A9A 9A9.',
  prices_include_tax: 'Prices are shown with the tax in them',
  is_offered: 'The shop ships there',
  isDefault: 'Visitors see this country before they choose, so it stays offered.',
  tunes: 'Motor tunes its law allows on roads',
  noTunes: 'Without any, no bike can be ordered there.',
  comesWith: 'Bikes come with',
  codeFault: 'Enter the two letters of the country, such as IS.',
  titleFault: 'Enter the name of the country.',
  taxTitleFault: 'Enter the name of the tax, such as VAT.',
  taxFault: 'Enter a percentage from 0 to 100.',
  feeFault: 'Enter an amount, such as 49 or 49.90.',
  daysFault: 'Enter a number of days.',
  saved: (title: string) => `Saved: ${title}. Carts and the checkout use it from now on.`,
} as const
