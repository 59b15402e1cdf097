import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { DealershipInput } from '@/contract/office/dealers/dealers'
import type { Dealer, RideBike } from '@/domain/community/dealers/dealers'
import { dealerLines } from '@/server/catalog/products/dealer-lines'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'

const [routes, schemas] = [api.dealerships, apiSchemas.dealerships]

/** Serves the dealers; the mock shop's pages show what is saved. */
export function dealershipHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({
        dealers: shop.catalog.dealers.map(toRow),
        countries: [...shop.catalog.allCountriesById.values()].map(({ id, title }) => {
          return { id, title }
        }),
        bikes: shop.catalog.bikes.map(({ id, title, sizes }) => ({
          ...{ id, title },
          sizes: sizes.map((size) => ({ id: size.id, title: size.title })),
        })),
      })),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const { dealers } = shop.catalog
        if (dealers.some((one) => isSame(one, body))) throw mockProblem('dealer_exists')
        return storeDealer(shop, body, {
          id: Math.max(...dealers.map(({ id }) => id)) + 1,
          bikes: [],
        })
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body: { seen, ...input } }) =>
      asAdmin(shop, from, () => {
        const known = shop.catalog.dealers.find(({ id }) => id === params.id)
        if (!known) throw mockProblem('dealer_not_found')
        if (toRow(known).seen !== seen) throw mockProblem('dealer_changed')
        return storeDealer(shop, input, known)
      }),
    ),
  ]
}

const isSame = (one: Dealer, { title, street }: DealershipInput) =>
  one.title === title && one.street === street

function storeDealer(shop: MockShop, input: DealershipInput, known: Pick<Dealer, 'id' | 'bikes'>) {
  const country = shop.catalog.allCountriesById.get(input.country_id)
  if (!country) throw mockProblem('invalid_input')
  const dealer: Dealer = {
    ...input,
    id: known.id,
    country_code: country.code,
    country_title: country.title,
    address_lines: dealerLines(input, country),
    bikes: bikesOf(shop, input, known),
  }
  const { dealers } = shop.catalog
  const isThere = dealers.some(({ id }) => id === dealer.id)
  shop.change((books) => {
    books.dealers = isThere
      ? dealers.map((one) => (one.id === dealer.id ? dealer : one))
      : [...dealers, dealer]
  })
  return toRow(dealer)
}

/** Keeps removed bikes as withdrawn, because test rides may be booked on them. */
function bikesOf(
  shop: MockShop,
  { bikes: wanted }: DealershipInput,
  { id, bikes: known }: Pick<Dealer, 'id' | 'bikes'>,
): RideBike[] {
  const isIn = (some: DealershipInput['bikes'], one: DealershipInput['bikes'][number]) =>
    some.some(({ bike_id, size_id }) => bike_id === one.bike_id && size_id === one.size_id)
  const bikes = known.map((bike) => ({ ...bike, is_active: isIn(wanted, bike) }))
  const added = wanted.filter((one) => !isIn(known, one))
  return [
    ...bikes,
    ...added.flatMap(({ bike_id, size_id }, index) => {
      const bike = shop.catalog.bikesById.get(bike_id)
      const size = bike?.sizes.find((one) => one.id === size_id)
      if (!bike || !size) throw mockProblem('invalid_input')
      const { slug: bike_slug, title: bike_title } = bike
      const own = { id: id * 100 + known.length + index, is_active: true }
      return [{ ...own, bike_id, bike_slug, bike_title, size_id, size_title: size.title }]
    }),
  ]
}

function toRow(dealer: Dealer) {
  const { country_code: _, address_lines: _lines, bikes, ...row } = dealer
  return {
    ...row,
    bikes: bikes
      .filter(({ is_active }) => is_active)
      .map(({ bike_id, size_id }) => ({ bike_id, size_id })),
    seen: hashText(JSON.stringify(dealer)),
  }
}
