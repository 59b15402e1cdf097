/** Safe browser storage: never throws when denied, full or invalid; empty on the server. */

/** spec §3 Stored items: the keys of local storage. `access_token` is a cookie and not listed here. */
export const LOCAL_KEYS = {
  email: 'email',
  password: 'password',
  remember: 'remember',
  cartItems: 'cart_items',
  /** A corrupt guest cart, set aside until the next login reports it. */
  unreadableCart: 'unreadable_cart',
  paymentData: 'payment_data',
  upgradeCheckoutData: 'upgrade_checkout_data',
  configuratorData: 'configurator_data',
  upgradesInCart: 'upgrades_in_cart',
  unit: 'unit',
  compareCart: 'compare_cart',
  seasonalItems: 'seasonal_items',
  selectedBike: 'mac_id',
  countryId: 'country_id',
  /** Changes with every login, so that other tabs get a storage event. */
  sessionMark: 'session_mark',
  /** A random key, so that feedback on a help topic counts once. */
  helpVoter: 'help_voter',
  forumDrafts: 'forum_drafts',
} as const

type Area = 'local' | 'session'

function areaOf(area: Area): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    // Reading the property throws if storage is denied.
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

function storageOf(area: Area) {
  return {
    /** Returns the stored text; null if there is none or storage is denied. */
    readText(key: string): string | null {
      try {
        return areaOf(area)?.getItem(key) ?? null
      } catch {
        return null
      }
    },

    /** Returns the stored JSON value; undefined if missing or invalid. Callers must check its shape. */
    read(key: string): unknown {
      const text = this.readText(key)
      return text === null ? undefined : parseJson(text)
    },

    /** Returns false if nothing was stored: storage is full or denied. */
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
        // Removal fails only where writing fails, too.
      }
    },
  }
}

/** @returns undefined for invalid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Persistent, shared by all tabs. @example localStore.read(LOCAL_KEYS.unit) */
export const localStore = storageOf('local')
/** Per tab, cleared when the tab closes. */
export const sessionStore = storageOf('session')
