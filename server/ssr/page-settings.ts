import { setTimeout as pause } from 'node:timers/promises'

import { brandOf, picturesOf } from '@/domain/kit/brand'
import type { MenuLink } from '@/domain/kit/menu'
import { pageBrand, type PageBrand } from '@/domain/kit/page-brand'
import { SUPPORT_HOURS } from '@/domain/kit/constants'
import { DEFAULT_BRAND } from '@/utils/default-brand'
import { processGlobals } from '@/utils/process-globals'
import { gameUrl, supportEmail } from '@/utils/environment-settings'
import { publicSettings, type PublicSettings } from '@/utils/public-settings'

import { pageServices } from './page-services'

/** Maximum age of the settings (ms), since the API on another server may have changed them. */
const MAX_AGE_MS = 60_000
/** Minimum time (ms) between two reads for names that are newer than the settings. */
const RENEWED_MS = 1_000
/** Maximum number of reads, since an edit may occur during the first one. */
const ATTEMPTS = 2

let readAt = 0
let reading: Promise<void> | undefined
let renewedAt = 0
let renewing: Promise<void> | undefined

/** Returns the settings for the next page, or the last known ones during a database outage. */
export async function pageSettings(): Promise<PublicSettings> {
  for (let attempt = 0; attempt < ATTEMPTS && !isCurrent(); attempt += 1)
    await (reading ??= readReach().finally(() => (reading = undefined)))
  return publicSettings()
}

/**
 * Returns the settings after another read, because a page names something newer than those known. Anyone can make up
 * such a name, so that all who wait share the next read.
 */
export async function renewedSettings(): Promise<PublicSettings> {
  await (renewing ??= renew())
  return publicSettings()
}

async function renew(): Promise<void> {
  await pause(Math.max(0, renewedAt + RENEWED_MS - Date.now()))
  // An edit may occur during the read, so that later callers wait for the next one.
  renewing = undefined
  renewedAt = Date.now()
  await readReach()
}

function isCurrent(): boolean {
  const { movedPages: moved, support } = processGlobals()
  if (!support) return false
  if (moved && !moved.isSure()) return true
  return readAt > (moved?.movedAt('/') ?? 0) && Date.now() - readAt < MAX_AGE_MS
}

async function readReach(): Promise<void> {
  const began = Date.now()
  try {
    const { brand, support } = await pageServices().promo.read()
    Object.assign(processGlobals(), { brand: withGame(brand), support })
    readAt = began
  } catch {
    // The API has already logged the cause. Outdated contact data is better than none.
    const brand = brandOf(undefined, process.env.SHOP_NAME || DEFAULT_BRAND.name)
    processGlobals().brand ??= pageBrand(brand, picturesOf(undefined), () => undefined)
    processGlobals().support ??= { email: supportEmail(process.env), hours: SUPPORT_HOURS }
  }
}

/** spec §2: the operator may set the game's URL. */
function withGame(brand: PageBrand): PageBrand {
  const url = gameUrl(process.env)
  const linkOf = (link: MenuLink) => (url && link.href === '/game' ? { ...link, href: url } : link)
  const footer = brand.footer.map(({ title, links }) => ({ title, links: links.map(linkOf) }))
  return { ...brand, menu: brand.menu.map(linkOf), footer }
}
