import { cents } from '@/domain/kit/money'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { addColor } from '@/server/office/bikes/add-option'
import { copyBike } from '@/server/office/bikes/copy-bike'
import { readSeal } from '@/server/buying'
import { readBikePage } from '@/server/office/bikes/read-bikes'
import { saveBike } from '@/server/office/bikes/save-bike'

import type { TestShop } from '../shop'

const slug = 'nyx'

async function edited({ deps }: TestShop) {
  const { state, edition } = await readBikePage(deps, slug)
  return {
    state: { ...state, tagline: `Walked ${crypto.randomUUID()}` },
    ...{ edition, starts_at: null, note: 'Walk', request_key: crypto.randomUUID() },
  }
}

async function aColor({ deps }: TestShop) {
  const { bike } = await readBikePage(deps, slug)
  return {
    ...{ title: `Dawn ${crypto.randomUUID().slice(0, 8)}`, type: 'Standard' as const },
    ...{ hex: '#C8553D', surcharge: 0, lead_days: 1, size_ids: bike.sizes.map(({ id }) => id) },
  }
}

async function aDraft(shop: TestShop): Promise<string> {
  const name = crypto.randomUUID().slice(0, 8)
  const [author] = await shop.db.select({ id: users.id }).from(users).limit(1)
  const as = { title: `Copy ${name}`, slug: `copy-${name}` }
  await copyBike({ db: shop.db, about: () => undefined }, { slug, as, by: author?.id ?? 0 })
  return as.slug
}

export const bikesRequests = {
  'bikes.seal': async (_: unknown, shop: TestShop) => ({
    params: { slug: await aDraft(shop) },
  }),
  'bikes.sealed': async (_: unknown, shop: TestShop) => {
    const { seal } = await readSeal(shop.deps, await aDraft(shop))
    return { params: { seal: seal ?? '' } }
  },
  'bikes.preview': async (_: unknown, shop: TestShop) => {
    const { state } = await edited(shop)
    return { params: { slug }, body: { state } }
  },
  'bikes.save': async (_: unknown, shop: TestShop) => ({
    params: { slug },
    body: await edited(shop),
  }),
  'bikes.addPart': () => ({
    params: { slug },
    body: {
      ...{ like: 'battery-large', also: [], title: `Cell ${crypto.randomUUID().slice(0, 8)}` },
      ...{ note: '', price: 99, weight: 0.4, lead_days: 2 },
    },
  }),
  'bikes.addColor': async (_: unknown, shop: TestShop) => ({
    params: { slug },
    body: await aColor(shop),
  }),
  'bikes.copy': () => {
    const name = crypto.randomUUID().slice(0, 8)
    return { params: { slug }, body: { title: `Copy ${name}`, slug: `copy-${name}` } }
  },
  'bikes.remove': async (_: unknown, shop: TestShop) => ({
    params: { slug: await aDraft(shop) },
  }),
  'bikes.addSize': async (_: unknown, shop: TestShop) => {
    const { bike } = await readBikePage(shop.deps, slug)
    const {
      id: after,
      geometry,
      rider,
      inseam,
      color_ids,
    } = bike.sizes[bike.sizes.length - 1] ?? {}
    const title = crypto.randomUUID().slice(0, 8)
    return { params: { slug }, body: { title, after, geometry, rider, inseam, color_ids } }
  },
  'bikes.removeDraft': async (_: unknown, shop: TestShop) => {
    const color = await aColor(shop)
    await addColor(shop.db, { slug, ...color, surcharge: cents(0) })
    const { state } = await readBikePage(shop.deps, slug)
    const id = state.colors.find(({ title }) => title === color.title)?.id ?? 0
    return { params: { slug, list: 'colors', id } }
  },
  'bikes.undo': async (_: unknown, shop: TestShop) => {
    const [author] = await shop.db.select({ id: users.id }).from(users).limit(1)
    await saveBike(shop.deps, { slug, ...(await edited(shop)), by: author?.id ?? 0 })
    const { edits } = await readBikePage(shop.deps, slug)
    return { params: { slug, id: edits[0]?.id ?? 0 } }
  },
}
