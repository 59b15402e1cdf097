import type { OfficeHit } from '@/contract/office/overview/overview'
import { contentPath } from '@/domain/shop/content/content'
import { searchList } from '@/domain/kit/search/list-search'
import type { Permission } from '@/domain/kit/permissions'
import { fullName } from '@/domain/kit/person-name'
import { listSparesLike, listStates, readCatalog } from '@/server/catalog'
import { listPublicTopics } from '@/server/community'
import type { Caller } from '@/server/kernel/http/caller'
import { may } from '@/server/kernel/http/permission'
import type { Deps } from '@/server/kernel/deps'
import { findTickets } from '@/server/support'

import { findCustomers } from '../customers/queries'
import { listOrders } from './order-queries'

const OF_EACH = 5

/** Searches everything that the caller may see; a few results of each kind. */
export async function search(deps: Deps & { caller: Caller }, text: string): Promise<OfficeHit[]> {
  const maySee = (permission: Permission) => may(deps.caller, permission)
  const found = await Promise.all([
    maySee('orders.read') ? ordersWith(deps, text) : [],
    maySee('customers.read') ? customersWith(deps, text) : [],
    maySee('support.read') ? ticketsWith(deps, text) : [],
    productsWith(deps, text),
    maySee('content.read') ? textsWith(deps, text) : [],
    topicsWith(deps, text),
  ])
  return found.flat()
}

async function ordersWith(deps: Deps, q: string): Promise<OfficeHit[]> {
  const { rows } = await listOrders(deps, { q })
  return rows.slice(0, OF_EACH).map(({ number, name, email }) => ({
    kind: 'order',
    id: number,
    title: number,
    note: name === '' ? email : `${name}, ${email}`,
  }))
}

async function customersWith({ db }: Deps, text: string): Promise<OfficeHit[]> {
  const customers = await findCustomers(db, text, OF_EACH)
  return customers.map(({ public_id, name, last_name, email }) => ({
    kind: 'customer',
    id: public_id,
    title: fullName({ name, last_name }),
    note: email,
  }))
}

async function ticketsWith({ db, clock }: Deps, text: string): Promise<OfficeHit[]> {
  const tickets = await findTickets(db, { text, now: clock.now(), limit: OF_EACH })
  return tickets.map(({ number, subject, email }) => ({
    kind: 'ticket',
    id: number,
    title: `${number} ${subject}`,
    note: email,
  }))
}

async function productsWith({ db }: Deps, text: string): Promise<OfficeHit[]> {
  const { products } = await readCatalog(db)
  const own = searchList(products, text, ({ id, title }) => `${title} ${id}`)
  const spares = own.length < OF_EACH ? await listSparesLike(db, text, OF_EACH - own.length) : []
  return [
    ...own.slice(0, OF_EACH).map((one) => productHit('/accessories', one)),
    ...spares.map((one) => productHit('/spares', one)),
  ]
}

const productHit = (folder: string, { id, title }: { id: number; title: string }): OfficeHit => ({
  ...{ kind: 'product', id: `${folder}/${id}`, title, note: String(id) },
})

async function textsWith({ db, clock }: Deps, text: string): Promise<OfficeHit[]> {
  const texts = await listStates(db, clock.now(), {})
  return searchList(texts, text, ({ title, slug }) => `${title} ${slug}`)
    .slice(0, OF_EACH)
    .map((one) => ({
      kind: 'text',
      id: `${one.kind}/${one.slug}`,
      title: one.title,
      note: contentPath(one),
    }))
}

async function topicsWith(deps: Deps, text: string): Promise<OfficeHit[]> {
  const topics = await listPublicTopics(deps)
  return searchList(topics, text, ({ title }) => title)
    .slice(0, OF_EACH)
    .map(({ slug, title }) => ({ kind: 'help', id: slug, title, note: `/help-center/${slug}` }))
}
