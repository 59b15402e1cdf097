import { test } from '@playwright/test'

import { newDataDir, removeDataDir, startShop } from '../../../bench/shop'
import { ShopDatabase } from './shop-database'

/** Beside the port that all journeys share, one for each worker. */
const PORTS = Number(process.env.JOURNEY_PORT ?? 4510) + 40

interface OwnShop {
  origin: string
  shop: ShopDatabase
}

/**
 * Starts a shop that no other journey visits, for what changes it for everyone, and stops it after `work`.
 * @param env settings that it has beside those of the journeys
 */
export async function withOwnShop(
  work: (own: OwnShop) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = newDataDir()
  // The shared shop may stand behind a proxy on an address of its own; nothing stands in front of this one.
  const settings = { HOST: '', ...env }
  const started = await startShop(PORTS + test.info().parallelIndex, dataDir, settings)
  try {
    const shop = await ShopDatabase.open(dataDir)
    await work({ origin: started.origin, shop }).finally(() => shop.close())
  } finally {
    await started.stop()
    removeDataDir(dataDir)
  }
}
