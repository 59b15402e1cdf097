import { screen } from '@testing-library/react'

import { GiftCardsScreen } from '@/components/office/gift-card/gift-cards-screen'
import { cents } from '@/domain/kit/money'
import { giftCards as texts } from '@/messages/office/gift-card/gift-cards'
import type { GiftCardRow } from '@/contract/office/gift-card/gift-card'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const CARD: GiftCardRow = {
  ...{ id: '2', amount: cents(10_000), list: 'active', order_number: 'NK-2' },
  ...{ buyer: 'ada@example.com', recipient: '', made_at: '2026-11-01T10:00:00.000Z' },
  ...{ send_at: null, sent_at: null, redeemed_at: null, redeemed_by: null },
}
const REDEEMED: GiftCardRow = {
  ...{ ...CARD, id: '1', list: 'redeemed', order_number: 'NK-1' },
  ...{ recipient: 'jill@example.com', send_at: CARD.made_at, sent_at: CARD.made_at },
  ...{ redeemed_at: '2026-11-03T10:00:00.000Z', redeemed_by: { id: 'abc', name: 'Jill Hill' } },
}
const PAGE = {
  ...{ cards: [CARD, REDEEMED], open_count: 1, open_amount: cents(10_000) },
  ...{ next: null, previous: null },
}

function open(list: Services['gifts']['list'] = async () => PAGE, path = '/backoffice/gift-cards') {
  return renderApp(<GiftCardsScreen />, {
    ...{ path, role: 'orders' },
    services: fakeServices({ gifts: { list } }),
  })
}

it('lists cards with their orders, and what all open ones are worth', async () => {
  open()
  expect(await screen.findByText(texts.open(PAGE))).toHaveTextContent('1 gift card worth $100')
  expect(screen.getByRole('row', { name: /NK-2.*The buyer.*Not redeemed/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /NK-1.*jill@example.com.*Redeemed/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'NK-2' })).toHaveAttribute(
    'href',
    '/backoffice/orders/NK-2',
  )
  expect(screen.getByRole('link', { name: 'Jill Hill' })).toHaveAttribute(
    'href',
    '/backoffice/customers/abc',
  )
})

it('says so while there are none, and asks for what the address says', async () => {
  const list = jest.fn(async () => ({ ...PAGE, cards: [], open_count: 0 }))
  open(list, '/backoffice/gift-cards?list=void&q=NK-9')
  expect(await screen.findByText(texts.noMatch)).toBeVisible()
  expect(list).toHaveBeenCalledWith({ list: 'void', q: 'NK-9' })
})
