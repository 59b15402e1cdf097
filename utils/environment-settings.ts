import { DEFAULT_REGION } from './default-region'
import { processGlobals } from './process-globals'
import type { PublicSettings } from './public-settings'

/** Before the first page is rendered. */
const UNREAD_BRAND = {
  ...{ name: '', line: '', announcement: null, accent: '#CFF245', second_accent: '#14161A' },
  ...{ socials: [], menu: [], footer: [], pictures: { logo: null, mark: null } },
}

/** Takes the environment as an argument: Next.js would inline each `process.env.…` at build time. */
export function environmentSettings(env: Readonly<NodeJS.ProcessEnv>): PublicSettings {
  const optional = {
    apiHost: env.NEXT_PUBLIC_API_HOST,
    appHost: env.NEXT_PUBLIC_APP_HOST,
    cobrowsingScript: env.NEXT_PUBLIC_COBROWSING_SCRIPT,
    traces: env.NEXT_PUBLIC_TRACES,
    compareOffline: env.NEXT_PUBLIC_COMPARE_OFFLINE,
  }
  return {
    shopUrl: (env.SHOP_URL || `http://localhost:${env.PORT || 3000}`).replace(/(?<!\/)\/+$/, ''),
    brand: processGlobals().brand ?? UNREAD_BRAND,
    region: processGlobals().region ?? DEFAULT_REGION,
    support: processGlobals().support ?? { email: supportEmail(env), hours: [] },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}

/** Returns the default support mailbox, used until staff change it. */
export const supportEmail = (env: Readonly<NodeJS.ProcessEnv>) =>
  env.NEXT_PUBLIC_SUPPORT_EMAIL || 'support@nireeka.example'

/** URL of the game, if the shop doesn't serve it. */
export const gameUrl = (env: Readonly<NodeJS.ProcessEnv>) => env.NEXT_PUBLIC_GAME_URL
