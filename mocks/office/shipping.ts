import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { ShippingChange } from '@/contract/office/countries/countries'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { tunesOf } from '@/domain/shop/bikes/motor-tune'
import { exampleOf, formatsOf, patternOf } from '@/domain/shop/countries/postcode-format'
import { hashText } from '@/utils/text'

import type { MockCountry } from '../catalog'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'

const routes = api.shipping
const schemas = apiSchemas.shipping

/** Serves countries; the mock shop's prices follow what is saved. */
export function shippingHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({
        countries: countriesOf(shop).map(toRow),
        tunes: tunesOf(shop.catalog.bikes),
      })),
    ),
    mock(routes.add, schemas.add, ({ from, body: { code, title, ...rules } }) =>
      asAdmin(shop, from, () => {
        const all = countriesOf(shop)
        if (all.some((one) => one.code === code)) throw mockProblem('country_exists')
        const id = Math.max(...all.map((one) => one.id)) + 1
        return storeCountry(shop, {
          ...ruled(rules),
          id,
          code,
          title,
          postcode: checked(rules, null),
        })
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body: { seen, ...rules } }) =>
      asAdmin(shop, from, () => {
        const known = countriesOf(shop).find(({ code }) => code === params.code)
        if (!known) throw mockProblem('country_not_found')
        if (toRow(known).seen !== seen) throw mockProblem('country_changed')
        return storeCountry(shop, {
          ...known,
          ...ruled(rules),
          postcode: checked(rules, known.postcode),
        })
      }),
    ),
  ]
}

const countriesOf = ({ catalog }: MockShop): MockCountry[] => [...catalog.allCountriesById.values()]

type Rules = Omit<ShippingChange, 'seen'>

function checked({ postcode_formats: formats }: Rules, known: MockCountry['postcode']) {
  const [first] = formats ?? []
  if (!formats) return known
  return first === undefined ? null : { pattern: patternOf(formats), example: exampleOf(first) }
}

const ruled = ({
  transit_battery_days,
  transit_goods_days,
  postcode_formats: _,
  ...rules
}: Rules) => ({
  ...rules,
  transit_days: { battery: transit_battery_days, goods: transit_goods_days },
})

function storeCountry(shop: MockShop, country: MockCountry) {
  const others = countriesOf(shop).filter(({ code }) => code !== country.code)
  shop.change((books) => {
    books.countries = [...others, country].sort((a, b) => a.title.localeCompare(b.title))
  })
  return toRow(country)
}

function toRow(country: MockCountry) {
  const { id, postcode, transit_days, is_offered = true, ...rules } = country
  return {
    ...{ ...rules, is_offered, is_default: id === DEFAULT_COUNTRY_ID },
    transit_battery_days: transit_days.battery,
    transit_goods_days: transit_days.goods,
    postcode_formats: postcode ? formatsOf(postcode.pattern) : [],
    postcode_example: postcode?.example ?? null,
    seen: hashText(JSON.stringify(country)),
  }
}
