import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { ZERO } from '@/domain/kit/money'

import { asAdmin } from '../members/books'
import { mock } from '../mock'
import type { MockShop } from '../mock-shop'

/** Serves gift cards; the mock shop issues none. */
export function giftHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(api.gifts.list, apiSchemas.gifts.list, ({ from }) =>
      asAdmin(shop, from, () => ({
        ...{ cards: [], open_count: 0, open_amount: ZERO, next: null, previous: null },
      })),
    ),
  ]
}
