import { SUPPORT_HOURS } from '@/domain/kit/constants'
import {
  publicSettings,
  supportEmail,
  type PublicSettings,
  type SupportContact,
} from '@/utils/public-settings'

import { pageServices } from './page-services'

/** Maximum age of the settings (ms), since the API on another server may have changed them. */
const MAX_AGE_MS = 60_000
/** Maximum number of reads, since an edit may occur during the first one. */
const ATTEMPTS = 2

interface ProcessGlobals {
  __shopSupport?: SupportContact
  /** Set by `server/kernel/pages/watch.ts`. */
  __shopMovedPages?: { movedAt(path: string): number; isSure(): boolean }
}

const processGlobals = globalThis as ProcessGlobals
let readAt = 0
let reading: Promise<void> | undefined

/** Returns the settings for the next page, or the last known ones during a database outage. */
export async function pageSettings(): Promise<PublicSettings> {
  for (let attempt = 0; attempt < ATTEMPTS && !isCurrent(); attempt += 1)
    await (reading ??= readSupport().finally(() => (reading = undefined)))
  return publicSettings()
}

function isCurrent(): boolean {
  const { __shopMovedPages: moved } = processGlobals
  if (!processGlobals.__shopSupport) return false
  if (moved && !moved.isSure()) return true
  return readAt > (moved?.movedAt('/') ?? 0) && Date.now() - readAt < MAX_AGE_MS
}

async function readSupport(): Promise<void> {
  const began = Date.now()
  try {
    const { support } = await pageServices().promo.read()
    processGlobals.__shopSupport = support
    readAt = began
  } catch {
    // The API has already logged the cause. Outdated contact data is better than none.
    processGlobals.__shopSupport ??= { email: supportEmail(process.env), hours: SUPPORT_HOURS }
  }
}
