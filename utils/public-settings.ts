/** How to reach the people of the shop: their mailbox, and when they answer. */
export interface SupportContact {
  email: string
  hours: readonly { days: string; time: string }[]
}

/** Of the settings of an operator, those that pages need. What is left out isn't set. */
export interface PublicSettings {
  /** Origin of the shop, without a slash at the end. */
  shopUrl: string
  support: SupportContact
  /** Another server of the API, and that of the calls on owned bikes. */
  apiHost?: string
  appHost?: string
  /** Where the game is, if it isn't the shop's own. */
  gameUrl?: string
  /** Address of a co-browsing script. */
  cobrowsingScript?: string
  /** 'on': requests of a browser are traced. */
  traces?: string
  /** 'off': the comparison needs a network. */
  compareOffline?: string
}

interface PageWindow {
  __NEXT_DATA__: { props: { settings: PublicSettings } }
}

const processGlobals = globalThis as { __shopSupport?: SupportContact }

/**
 * Read where they are used, never as a module is loaded: one build serves every domain. A server has them from its
 * environment, a browser with its page (`pages/_app.tsx`).
 */
export function publicSettings(): PublicSettings {
  if (typeof window === 'undefined') return settingsFromEnvironment(process.env)
  return (window as unknown as PageWindow).__NEXT_DATA__.props.settings
}

/** Named members of `process.env` would be written into a build: the environment comes as an argument. */
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
    support: processGlobals.__shopSupport ?? { email: supportEmail(env), hours: [] },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}

/** The mailbox of a new shop, until staff change it. */
export const supportEmail = (env: Readonly<NodeJS.ProcessEnv>) =>
  env.NEXT_PUBLIC_SUPPORT_EMAIL || 'support@nireeka.example'
