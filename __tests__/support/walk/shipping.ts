import { readCountries } from '@/server/office/countries/change-countries'

import type { TestShop } from '../shop'

const RULES = {
  ...{ tax_title: 'VAT', tax_basis_points: 2_500, prices_include_tax: true, legal_tunes: [] },
  ...{ shipping_bike: 99, shipping_goods: 19.5, region_title: null, is_offered: true },
  ...{ transit_battery_days: 9, transit_goods_days: 4, postcode_formats: ['999'] },
}

export const shippingRequests = {
  'shipping.add': () => ({ body: { ...RULES, code: 'FO', title: 'Faroe Islands' } }),
  'shipping.change': async (_: unknown, { db }: TestShop) => {
    const { countries } = await readCountries({ db })
    const seen = countries.find(({ code }) => code === 'DE')?.seen
    return { params: { code: 'DE' }, body: { ...RULES, seen } }
  },
}
