import { processGlobals, type ProcessGlobals } from './process-globals'

/** Operator settings that pages need. Unset ones are omitted. */
export interface PublicSettings {
  /** Origin of the shop, without a trailing slash. */
  shopUrl: string
  brand: NonNullable<ProcessGlobals['brand']>
  support: NonNullable<ProcessGlobals['support']>
  /** Separate hosts of the API and of the routes for owned bikes. */
  apiHost?: string
  appHost?: string
  /** URL of the game, if the shop doesn't serve it. */
  gameUrl?: string
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
  if (typeof window === 'undefined') return settingsFromEnvironment(process.env)
  return (window as unknown as PageWindow).__NEXT_DATA__.props.settings
}

/** Before the first page is rendered. Browsers load this file, so it is without the default texts. */
const UNREAD_BRAND = { name: '', line: '', announcement: null, accent: '#CFF245', socials: [] }

/** Takes the environment as an argument: Next.js would inline each `process.env.…` at build time. */
export function settingsFromEnvironment(env: Readonly<NodeJS.ProcessEnv>): PublicSettings {
  const optional = {
    apiHost: env.NEXT_PUBLIC_API_HOST,
    appHost: env.NEXT_PUBLIC_APP_HOST,
    gameUrl: env.NEXT_PUBLIC_GAME_URL,
    cobrowsingScript: env.NEXT_PUBLIC_COBROWSING_SCRIPT,
    traces: env.NEXT_PUBLIC_TRACES,
    compareOffline: env.NEXT_PUBLIC_COMPARE_OFFLINE,
  }
  return {
    shopUrl: (env.SHOP_URL || `http://localhost:${env.PORT || 3000}`).replace(/(?<!\/)\/+$/, ''),
    brand: processGlobals().brand ?? UNREAD_BRAND,
    support: processGlobals().support ?? { email: supportEmail(env), hours: [] },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}

/** Returns the default support mailbox, used until staff change it. */
export const supportEmail = (env: Readonly<NodeJS.ProcessEnv>) =>
  env.NEXT_PUBLIC_SUPPORT_EMAIL || 'support@nireeka.example'
