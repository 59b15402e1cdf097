import { environmentSettings } from '#environment-settings'

import type { ProcessGlobals } from './process-globals'

/** Operator settings that pages need. Unset ones are omitted. */
export interface PublicSettings {
  /** Origin of the shop, without a trailing slash. */
  shopUrl: string
  brand: NonNullable<ProcessGlobals['brand']>
  region: NonNullable<ProcessGlobals['region']>
  support: NonNullable<ProcessGlobals['support']>
  /** Separate hosts of the API and of the routes for owned bikes. */
  apiHost?: string
  appHost?: string
  cobrowsingScript?: string
  /** 'on' enables tracing of browser requests. */
  traces?: string
  /** 'off' disables the offline comparison. */
  compareOffline?: string
}

interface PageWindow {
  __NEXT_DATA__: { props: { settings: PublicSettings } }
}

/** Reads settings on each use, from environment or page, because one build serves all domains. */
export function publicSettings(): PublicSettings {
  if (typeof window === 'undefined') return environmentSettings(process.env)
  return (window as unknown as PageWindow).__NEXT_DATA__.props.settings
}
