import { readSettings } from '@/server/office/settings/change-settings'

import type { TestShop } from '../shop'

export const settingsRequests = {
  'settings.removeSamples': () => ({}),
  'settings.setShop': async (_: unknown, { deps }: TestShop) => {
    const { shop } = await readSettings(deps)
    return { body: { name: 'Walk Bikes', address: ['1 Walk'], vat_id: '', seen: shop.seen } }
  },
  'settings.setMethods': async (_: unknown, { deps }: TestShop) => {
    const { methods_seen } = await readSettings(deps)
    return { body: { shown: ['sandbox'], seen: methods_seen } }
  },
}
