import { readBrandPage } from '@/server/office/brand/change-brand'
import { readSettings } from '@/server/office/settings/change-settings'

import { keysRouter } from '@/server/office/keys/routes'

import { PASSWORD } from '../members'
import type { TestShop } from '../shop'

const SUPPORT = {
  hours: [{ weekday: 1, opens: 540, closes: 1020 }],
  closed_days: [{ date: '2030-12-25', reason: 'Christmas' }],
}

const BANK = { params: { connection: 'bank', mode: 'live' } }

const lastKey = async ({ deps }: TestShop) => {
  const [entry] = await keysRouter.list(deps)
  return { params: { id: entry?.id ?? '' } }
}

export const settingsRequests = {
  // The only keys that are tried without a network.
  'connections.set': () => ({ ...BANK, body: { keys: { account: 'Walk Bikes, 12345678' } } }),
  'connections.use': () => BANK,
  'connections.remove': () => BANK,
  'settings.removeSamples': () => ({}),
  'keys.make': async (_: unknown, shop: TestShop) => ({
    ...(await lastKey(shop)),
    body: { password: PASSWORD },
  }),
  'keys.revoke': (_: unknown, shop: TestShop) => lastKey(shop),
  'settings.setShop': async (_: unknown, { deps }: TestShop) => {
    const { shop } = await readSettings(deps)
    return {
      body: {
        name: 'Walk Bikes',
        address: ['1 Walk'],
        vat_id: '',
        email: 'walk@nireeka.example',
        seen: shop.seen,
      },
    }
  },
  'brand.publish': async (_: unknown, { deps }: TestShop) => {
    const { brand, seen } = await readBrandPage(deps)
    return { body: { ...brand, seen } }
  },
  'brand.saveDraft': async (_: unknown, { deps }: TestShop) => {
    const { brand, draft_seen } = await readBrandPage(deps)
    return { body: { brand, seen: draft_seen } }
  },
  'brand.removePicture': () => ({ params: { name: 'logo' } }),
  'settings.changeSetup': () => ({ body: { marked: ['shipping'], is_hidden: false } }),
  'settings.setOpening': async (_: unknown, { deps }: TestShop) => ({
    body: { is_open: true, seen: (await readSettings(deps)).opening.seen },
  }),
  'settings.setSafety': async (_: unknown, { deps }: TestShop) => ({
    body: (await readSettings(deps)).safety,
  }),
  'settings.previewSupport': () => ({ body: SUPPORT }),
  'settings.setSupport': async (_: unknown, { deps }: TestShop) => {
    const { support } = await readSettings(deps)
    return { body: { ...SUPPORT, seen: support.seen } }
  },
  'settings.setRegion': async (_: unknown, { deps }: TestShop) => ({
    body: (await readSettings(deps)).region,
  }),
  'settings.setAssembly': async (_: unknown, { deps }: TestShop) => {
    const { assembly } = await readSettings(deps)
    return { body: { max_km: 80, seen: assembly.seen } }
  },
  'settings.setCsv': async (_: unknown, { deps }: TestShop) => ({
    body: (await readSettings(deps)).csv,
  }),
  'settings.setMethods': async (_: unknown, { deps }: TestShop) => {
    const { methods_seen } = await readSettings(deps)
    return { body: { shown: ['sandbox'], seen: methods_seen } }
  },
}
