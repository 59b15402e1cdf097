import { COMPARISON_DATABASE } from '@/domain/constants'
import { LOCAL_KEYS, SESSION_KEYS } from '@/utils/storage'

/** One thing that the shop keeps in a visitor's browser, as the privacy policy tells it. */
export interface StoredItem {
  name: string
  place: string
  purpose: string
  life: string
}

type Told = Readonly<Record<string, { purpose: string; life: string }>>

const COOKIES: Told = {
  access_token: {
    purpose: 'Keeps you logged in; set when you log in. The token in it works for 15 minutes.',
    life: 'Until the browser is closed; 30 days with “Remember me”',
  },
  '__Host-device': {
    purpose: 'Proves that a renewed login comes from the same browser; set when you log in.',
    life: 'Until the browser is closed; 30 days with “Remember me”',
  },
}

const UNTIL_LOGOUT = 'Until you log out'
const UNTIL_CLEARED = 'Until you clear it'

/** By key of local storage; a test finds a key that is missing here. */
const LOCAL: Told = {
  email: { purpose: 'The e-mail address of your login, to renew it.', life: UNTIL_LOGOUT },
  password: {
    purpose: 'A one-time credential that renews your login. It is not your password.',
    life: UNTIL_LOGOUT,
  },
  remember: { purpose: 'Whether you chose “Remember me”.', life: UNTIL_LOGOUT },
  cart_items: { purpose: 'The cart of a guest.', life: 'Until you order or log in' },
  payment_data: { purpose: 'The order that waits for its payment.', life: 'Until it is paid' },
  upgrade_checkout_data: {
    purpose: 'An upgrade of an ordered bike on its way to the checkout.',
    life: 'Until you order',
  },
  configurator_data: { purpose: 'The bikes that you are configuring.', life: UNTIL_CLEARED },
  upgrades_in_cart: { purpose: 'Upgrades of bikes that are in the cart.', life: UNTIL_CLEARED },
  unit: { purpose: 'Miles or kilometers.', life: UNTIL_CLEARED },
  compare_cart: { purpose: 'The bikes that you compare.', life: UNTIL_CLEARED },
  seasonal_items: { purpose: 'Which seasonal offers were shown.', life: UNTIL_CLEARED },
  mac_id: { purpose: 'The bike you chose in your garage.', life: UNTIL_LOGOUT },
  country_id: {
    purpose: 'The country that delivery and tax are estimated for.',
    life: UNTIL_CLEARED,
  },
  help_voter: {
    purpose:
      'A random key, set when you say whether a help topic helped: your answer counts once and can be changed.',
    life: UNTIL_CLEARED,
  },
  forum_drafts: {
    purpose: 'What you are writing in the forum.',
    life: 'Until you send it or log out',
  },
  session_mark: { purpose: 'Tells your other tabs that you logged in or out.', life: UNTIL_LOGOUT },
}

const UNTIL_TAB = 'Until the tab is closed'

const SESSION: Told = {
  checkout_draft: { purpose: 'What you typed into the checkout.', life: UNTIL_TAB },
  payment_return: { purpose: 'The way back from the payment page.', life: UNTIL_TAB },
  compare_rows: { purpose: 'Which rows of the comparison you chose.', life: UNTIL_TAB },
  review_draft: { purpose: 'A review that you are writing.', life: UNTIL_TAB },
  contact_draft: { purpose: 'A question to us that you are writing.', life: UNTIL_TAB },
  social_state: { purpose: 'Ties the answer of a social login to your request.', life: UNTIL_TAB },
}

const items = (place: string, told: Told, names: readonly string[]): StoredItem[] =>
  names.flatMap((name) => {
    const found = told[name]
    return found ? [{ name, place, ...found }] : []
  })

/** Everything that the shop may keep in a browser. */
export function storedItems(): StoredItem[] {
  return [
    ...items('Cookie', COOKIES, Object.keys(COOKIES)),
    ...items('Local storage', LOCAL, Object.values(LOCAL_KEYS)),
    ...items('Session storage', SESSION, Object.values(SESSION_KEYS)),
    {
      name: COMPARISON_DATABASE.name,
      place: 'Browser database',
      purpose: 'The bikes that you compare, with their builds.',
      life: 'Until you log out or clear it',
    },
    {
      name: 'compare-…',
      place: 'Browser cache',
      purpose:
        'The page of the comparison, so that it opens without a network; set when you compare bikes.',
      life: UNTIL_CLEARED,
    },
  ]
}
