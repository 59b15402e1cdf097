import { COMPARISON_DATABASE, REMEMBER_ME_MS } from '@/domain/kit/constants'
import { ACCESS_TOKEN_MS } from '@/domain/kit/session-life'
import { OFFICE_KEYS, OFFICE_LOCAL_KEYS } from '@/utils/office-keys'
import { SESSION_KEYS } from '@/utils/session-keys'
import { LOCAL_KEYS } from '@/utils/storage'

/** Browser storage item, as listed in the privacy policy. */
export interface StoredItem {
  name: string
  storage: string
  purpose: string
  life: string
}

type StoredItemFacts = Readonly<Record<string, { purpose: string; life: string }>>

const UNTIL_CLOSED = `Until you close the browser, or ${REMEMBER_ME_MS / 86_400_000} days with “Remember me”`

const COOKIES: StoredItemFacts = {
  access_token: {
    purpose: `Keeps you logged in. Set when you log in. Its token works for ${ACCESS_TOKEN_MS / 60_000} minutes.`,
    life: UNTIL_CLOSED,
  },
  shop_preview: {
    purpose: 'Shows you the shop before it opens. Set when you open a preview link.',
    life: '30 days',
  },
  '__Host-device': {
    purpose: 'Proves that a renewed login comes from the same browser. Set when you log in.',
    life: UNTIL_CLOSED,
  },
}

const UNTIL_LOGOUT = 'Until you sign out'
const UNTIL_CLEARED = 'Until you clear it'

/** Stored items by local storage key; a test detects missing keys. */
const LOCAL: StoredItemFacts = {
  email: { purpose: 'Your login email address, to renew your login.', life: UNTIL_LOGOUT },
  password: {
    purpose: 'A one-time credential that renews your login. It is not your password.',
    life: UNTIL_LOGOUT,
  },
  remember: { purpose: 'Whether you chose “Remember me”.', life: UNTIL_LOGOUT },
  cart_items: { purpose: 'Your cart as a guest.', life: 'Until you order or log in' },
  unreadable_cart: {
    purpose: 'A damaged cart that we couldn’t read, so we can tell you about it.',
    life: 'Until you log in',
  },
  payment_data: { purpose: 'Your unpaid order.', life: 'Until it is paid' },
  upgrade_checkout_data: {
    purpose: 'Your choices at checkout for an upgrade of an ordered bike, without addresses.',
    life: 'Until you order or sign out',
  },
  configurator_data: { purpose: 'The bikes you’re configuring.', life: UNTIL_CLEARED },
  upgrades_in_cart: {
    purpose: 'Upgrades in your cart, by bike.',
    life: 'Until you order, remove them or sign out',
  },
  unit: { purpose: 'Miles or kilometers.', life: UNTIL_CLEARED },
  compare_cart: { purpose: 'The bikes you’re comparing.', life: UNTIL_CLEARED },
  seasonal_items: { purpose: 'Which seasonal offers were shown.', life: UNTIL_CLEARED },
  mac_id: { purpose: 'The bike you chose in your garage.', life: UNTIL_LOGOUT },
  country_id: {
    purpose: 'The country we use to estimate shipping and tax.',
    life: UNTIL_CLEARED,
  },
  help_voter: {
    purpose:
      'A random key, set when you rate a help topic, so your answer counts once and you can change it.',
    life: UNTIL_CLEARED,
  },
  forum_drafts: {
    purpose: 'Your forum drafts.',
    life: 'Until you send it or sign out',
  },
  office_groups: {
    purpose: 'For our staff only: which groups of the menu are open.',
    life: UNTIL_CLEARED,
  },
  session_mark: {
    purpose: 'Tells your other tabs when you log in or sign out.',
    life: UNTIL_LOGOUT,
  },
}

const UNTIL_TAB = 'Until you close the tab'

const SESSION: StoredItemFacts = {
  checkout_draft: { purpose: 'What you typed at checkout.', life: UNTIL_TAB },
  payment_return: { purpose: 'The return from the payment page.', life: UNTIL_TAB },
  compare_rows: { purpose: 'Which rows of the comparison you chose.', life: UNTIL_TAB },
  review_draft: { purpose: 'Your review draft.', life: UNTIL_TAB },
  contact_draft: { purpose: 'Your draft message to us and its files.', life: UNTIL_TAB },
  certificate_draft: { purpose: 'Your draft exemption certificate and its file.', life: UNTIL_TAB },
  gift_draft: {
    purpose: 'Who your gift card is for and your message, while you type.',
    life: 'Until you add the card to the cart or close the tab',
  },
  help_searches: {
    purpose:
      'What you searched for in our help center without a result, to go with a message to us if you write one.',
    life: 'Until you send a message, sign out or close the tab',
  },
  ticket_draft: {
    purpose: 'Your draft answer in a support ticket and its files.',
    life: UNTIL_TAB,
  },
  desk_draft: {
    purpose: 'For our support team only: a draft answer or note and its files.',
    life: UNTIL_TAB,
  },
  resource_draft: {
    purpose:
      'For our staff only: an entry of a list, such as a promo code, while it’s being typed.',
    life: UNTIL_TAB,
  },
  dealer_draft: {
    purpose: 'For our staff only: a dealer while it’s being edited.',
    life: UNTIL_TAB,
  },
  issue_draft: {
    purpose: 'For our staff only: an issue of the newsletter while it’s being written.',
    life: UNTIL_TAB,
  },
  category_draft: {
    purpose: 'For our staff only: a category of products while it’s being edited.',
    life: UNTIL_TAB,
  },
  legal_report_draft: {
    purpose: 'Your report of illegal content in the forum, while you type.',
    life: UNTIL_TAB,
  },
  decision_draft: {
    purpose: 'For our forum moderators only: a decision about a post while it’s being typed.',
    life: UNTIL_TAB,
  },
  certificate_decision_draft: {
    purpose: 'For our staff only: a decision about a tax certificate while it’s being typed.',
    life: UNTIL_TAB,
  },
  moderation_draft: {
    purpose: 'For our marketing team only: a reply to a review while it’s being typed.',
    life: UNTIL_TAB,
  },
  settings_draft: {
    purpose: 'For our managers only: a setting of the shop while it’s being typed.',
    life: UNTIL_TAB,
  },
  text_draft: {
    purpose: 'For our editors only: a page of the shop while it’s being written.',
    life: UNTIL_TAB,
  },
  shipped_orders: {
    purpose: 'Orders of yours that we’ve shipped, so you see them at once.',
    life: 'Until you close the tab or sign out',
  },
  social_state: { purpose: 'Ties the answer of a social login to your request.', life: UNTIL_TAB },
  registration_email: {
    purpose: 'The email address of your order, to fill in the registration form.',
    life: UNTIL_TAB,
  },
}

const items = (storage: string, facts: StoredItemFacts, names: readonly string[]): StoredItem[] =>
  names.flatMap((name) => {
    const found = facts[name]
    return found ? [{ name, storage, ...found }] : []
  })

export function storedItems(): StoredItem[] {
  return [
    ...items('Cookie', COOKIES, Object.keys(COOKIES)),
    ...items('Local storage', LOCAL, [
      ...Object.values(LOCAL_KEYS),
      ...Object.values(OFFICE_LOCAL_KEYS),
    ]),
    ...items('Session storage', SESSION, [
      ...Object.values(SESSION_KEYS),
      ...Object.values(OFFICE_KEYS),
    ]),
    {
      name: COMPARISON_DATABASE.name,
      storage: 'Browser database',
      purpose: 'The bikes you’re comparing, with their builds.',
      life: 'Until you sign out or clear it',
    },
    {
      name: 'compare-…',
      storage: 'Browser cache',
      purpose: 'The comparison page, so it opens offline. Set when you compare bikes.',
      life: UNTIL_CLEARED,
    },
  ]
}
