import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import { money, thousands } from '@/utils/format'
import type { ShippingCountry } from '@/contract/office/countries/countries'
import { amountLabel } from '@/messages/office/kit/amount-label'

export const shipping = {
  title: 'Shipping and taxes',
  lead: 'Where the shop ships to, what that costs, and whether its prices include tax. Orders that were placed keep what they say.',
  list: 'Countries',
  found: (count: number, countries: readonly ShippingCountry[]) => {
    const offered = countries.filter(({ is_offered }) => is_offered).length
    return `${count} countries, ${offered === count ? 'all' : offered} offered`
  },
  none: 'No country yet',
  noneHint: 'Add one: without a country nobody can order.',
  columns: {
    title: 'Country',
    tax: 'Tax',
    bike: 'One bike',
    goods: 'Other items',
    days: 'Days in transit',
    state: 'Status',
  },
  taxOf: ({ tax_rate, taxed_regions, tax_title }: ShippingCountry) =>
    [
      tax_rate > 0 && `${thousands(tax_rate / 10_000)}% ${tax_title}`,
      taxed_regions > 0 && `${taxed_regions} by region`,
    ]
      .filter(Boolean)
      .join(', ') || 'Not collected',
  fee: money,
  daysOf: ({ transit_battery_days, transit_goods_days }: ShippingCountry) =>
    `${transit_battery_days} with a battery, ${transit_goods_days} without`,
  states: { offered: 'Offered', withdrawn: 'Not offered' },
  add: 'Add',
  addTitle: 'New country',
  fields: {
    title: 'Name',
    code: { label: 'Code', hint: 'Two letters, such as IS' },
    tax_title: 'Name of the tax',
    get shipping_bike() {
      return amountLabel('Shipping of one bike')
    },
    get shipping_goods() {
      return { label: amountLabel('Shipping of other items'), hint: 'Once per order' }
    },
    transit_battery_days: 'Days with a battery',
    transit_goods_days: 'Days without',
    region_title: {
      label: 'Region of addresses',
      hint: 'Such as State. Leave blank if addresses have none.',
    },
    postcode_formats: 'ZIP or postal codes look like',
    legal_tunes: 'Motor classes its law allows on roads',
    prices_include_tax: 'Prices are shown with the tax in them',
    is_offered: 'The shop ships there',
  },
  postcodesHint: (country: ShippingCountry | null) =>
    country === null
      ? 'Leave it empty to check codes as they’re published for the country. 9 is a digit, A a letter; “any” checks nothing.'
      : country.postcode_formats === null
        ? `Checked by a rule of its own, such as ${country.postcode_example}. A format typed here takes its place.`
        : '9 is a digit, A a letter, such as 99999, 99999-9999 or A9A 9A9. “any” checks nothing. Addresses that are saved stay.',
  isDefault: 'Visitors see this country before they choose, so it stays offered.',
  noTunes: 'Without any, no bike can be ordered there.',
  comesWith: 'Bikes come with',
  saved: (title: string) => `Saved: ${title}. Carts and the checkout use it from now on.`,
} as const satisfies ResourceTexts<Resources['shipping']> & Record<string, unknown>
