/**
 * The browser's storage without its surprises: private windows refuse it, quotas run full, and whatever is in
 * there may have been written by an older version or by hand. Nothing here throws; on a server all is empty.
 */

/** spec §3 Stored items: the keys of local storage. `access_token` is a cookie and not listed here. */
export const LOCAL_KEYS = {
  email: 'email',
  password: 'password',
  remember: 'remember',
  cartItems: 'cart_items',
  /** A cart that could not be read, set aside for a new one until a login says so. */
  unreadableCart: 'unreadable_cart',
  paymentData: 'payment_data',
  upgradeCheckoutData: 'upgrade_checkout_data',
  configuratorData: 'configurator_data',
  upgradesInCart: 'upgrades_in_cart',
  unit: 'unit',
  compareCart: 'compare_cart',
  seasonalItems: 'seasonal_items',
  selectedBike: 'mac_id',
  /** The country that delivery and tax are estimated for. */
  countryId: 'country_id',
  /** Another value with every login, so that the other tabs hear of it. */
  sessionMark: 'session_mark',
  /** A random key, so that feedback on a help topic counts once. */
  helpVoter: 'help_voter',
  /** What is being written in the forum. */
  forumDrafts: 'forum_drafts',
} as const

type Area = 'local' | 'session'

function areaOf(area: Area): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    // Reading the property is what throws when storage is forbidden.
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

function storageOf(area: Area) {
  return {
    /** The stored text as it is, or null when there is none or storage is closed. */
    readText(key: string): string | null {
      try {
        return areaOf(area)?.getItem(key) ?? null
      } catch {
        return null
      }
    },

    /** The stored JSON value; undefined when there is none or it cannot be read. Check its shape. */
    read(key: string): unknown {
      const text = this.readText(key)
      return text === null ? undefined : parseJson(text)
    },

    /** False when nothing was kept: storage is full or closed. */
    writeText(key: string, text: string): boolean {
      try {
        const storage = areaOf(area)
        storage?.setItem(key, text)
        return Boolean(storage)
      } catch {
        return false
      }
    },

    write(key: string, value: unknown): boolean {
      return this.writeText(key, JSON.stringify(value))
    },

    remove(key: string): void {
      try {
        areaOf(area)?.removeItem(key)
      } catch {
        // What cannot be removed could not be written either.
      }
    },
  }
}

/** @returns undefined for text that is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Shared by all tabs and kept. @example localStore.read(LOCAL_KEYS.unit) */
export const localStore = storageOf('local')
/** Of this tab alone, gone with it. */
export const sessionStore = storageOf('session')
