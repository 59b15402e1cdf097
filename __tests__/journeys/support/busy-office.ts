import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { defaultBuild } from '@/domain/shop/bikes/build'
import { plannedWeeks } from '@/domain/office/capacity/capacity'
import { USUAL_DRAFT_DAYS } from '@/domain/office/drafts/drafts'
import { ANYONE } from '@/domain/office/segments/segment'

import { unitedStates } from '../../support/catalog/fixture-bike'
import { buyGoods, buyItems, BUYER } from './goods-order'
import { bearer } from './office-look'
import type { ShopDatabase } from './shop-database'

/** Name that is longer than any column is wide. */
const LONG = 'Maximiliana Alexandra von Hohenstauffen-Rothenburg'
/** Fills a card on phones without a space at which it could break. */
const UNBREAKABLE = LONG.replaceAll(/\W/g, '')
const BIKE = 'nyx'

interface Given {
  shop: ShopDatabase
  email: string
}

/** Creates a record for every back-office list; returns the number of a bike order. */
export async function makeBusy(page: Page, { shop, email }: Given): Promise<string> {
  const { request } = page
  const headers = await bearer(page)
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`/api/${path}`, { method, data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  const bikes = await request.get(`/api/configurator/${BIKE}`)
  const { bike } = ((await bikes.json()) as { data: { bike: Parameters<typeof defaultBuild>[0] } })
    .data
  const server = { bike_slug: bike.slug, build: defaultBuild(bike, unitedStates) }
  const number = await buyItems(request, `bike.${email}`, {
    items: [{ product_id: bike.id, count: 2, server }],
    hasBike: true,
    address: { name: LONG },
  })
  await buyGoods(request, `goods.${email}`, { count: 3 })
  await send('PUT', `backoffice/orders/${number}/tags`, {
    tag: 'call before delivery',
    is_on: true,
  })
  await send('POST', `backoffice/orders/${number}/notes`, {
    ...{ text: `${LONG} called. `.repeat(6), request_key: randomUUID() },
  })
  const items = [{ server, count: 1 }]
  const quoted = await request.post('/api/backoffice/draft-quotes', {
    ...{ headers, data: { items, country_id: BUYER.country_id } },
  })
  const { quote } = ((await quoted.json()) as { data: { quote: { totals: { total: number } } } })
    .data
  await send('POST', 'backoffice/drafts', {
    ...{ items, email, address: { ...BUYER, name: LONG, line2: '' }, days: USUAL_DRAFT_DAYS },
    ...{ expected_total: quote.totals.total, request_key: randomUUID() },
  })
  await send('POST', 'backoffice/staff-invitations', { email: `new.${email}`, role: 'moderator' })
  await send('POST', 'backoffice/segments', { ...ANYONE, orders_min: 1, name: UNBREAKABLE })
  await send('POST', 'backoffice/issues', {
    ...{ subject: `Spring for ${LONG}`, preheader: '', source: 'Come and **see**.', segment: null },
  })
  const today = new Date().toISOString().slice(0, 10)
  const week = plannedWeeks(today)[0] ?? ''
  await send('PUT', `backoffice/factory-capacity/${week}`, { bikes: 1, reach: 'onward', was: null })
  for (const q of ['xylophone', 'quagga zeppelin with a wickerwork parasol']) {
    expect((await request.get(`/api/help-center/search?q=${q}&page=1`)).ok()).toBe(true)
  }
  await shop.dispute(number)
  return number
}
