/** Browser storage that never throws when denied, full or invalid; empty on the server. */

/** spec §3 Stored items: keys of local storage. `access_token` isn't listed, since it is a cookie. */
export const LOCAL_KEYS = {
  email: 'email',
  password: 'password',
  remember: 'remember',
  cartItems: 'cart_items',
  /** Backup of an unreadable guest cart, kept until it is reported at the next login. */
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
  /** Id that changes with each login, so that other tabs get a storage event. */
  sessionMark: 'session_mark',
  /** Random key, so that feedback on a help topic counts only once. */
  helpVoter: 'help_voter',
  forumDrafts: 'forum_drafts',
} as const

type Area = 'local' | 'session'

function areaOf(area: Area): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    // Accessing the property throws if storage is denied.
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

function storageOf(area: Area) {
  return {
    /** Returns the stored text, or null if there is none or storage is denied. */
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

    /** Returns false if nothing was stored because storage is full or denied. */
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
        // Removing only fails if writing fails, too, so ignore it.
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

/** Persistent storage shared by all tabs. @example localStore.read(LOCAL_KEYS.unit) */
export const localStore = storageOf('local')
/** Storage of a single tab, cleared when the tab is closed. */
export const sessionStore = storageOf('session')
