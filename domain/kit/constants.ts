import { cents } from './money'

/** The constants of spec §9. Use these names everywhere instead of literals. */

/** spec §9: request timeouts in ms. */
export const REQUEST_TIMEOUT_MS = 30_000
export const CHECKOUT_TIMEOUT_MS = 60_000

/** spec §9: the cart shows this many characters of a description. */
export const DESCRIPTION_PREVIEW_LENGTH = 25
/** spec §9: one helper cuts descriptions to this many characters. */
export const SHORT_PREVIEW_LENGTH = 20

/** spec §2 User menu: an email address longer than 18 is cut to its first 19 characters. */
export const EMAIL_DISPLAY_LIMIT = 18
export const EMAIL_DISPLAY_CUT = 19

/** spec §6: the value of is_admin that means administrator. */
export const ADMIN_FLAG = 9

/** spec §9: country of a visitor without a choice. */
export const DEFAULT_COUNTRY_ID = 222

/** spec §9: the display order of color types. */
export const COLOR_TYPE_ORDER = ['Standard', 'Pearlized', 'Custom'] as const
export type ColorType = (typeof COLOR_TYPE_ORDER)[number]

/** Finishes of a frame instead of paint: a matte clear coat over the weave. */
export const COLOR_FINISHES = ['carbon'] as const
export type ColorFinish = (typeof COLOR_FINISHES)[number]

/** spec §4 Modes. */
export const CONFIGURATOR_MODES = ['CNM', 'CEOM', 'CECM', 'CEUM'] as const
export type ConfiguratorMode = (typeof CONFIGURATOR_MODES)[number]
export const NORMAL_MODE: ConfiguratorMode = 'CNM'

/** spec §4 Configurator: category whose parts are copied into the upgrades. */
export const UPGRADE_CATEGORY_ID = 3

/** spec §4 Dialogs: ms between a dialog's answer and its closing. */
export const MODAL_CLOSE_DELAY_MS = 200

/** spec §3, §9: the configurator starts with 1; a user without a unit and a reset have 0. */
export const METRIC = 1
export const IMPERIAL = 0
export type Unit = typeof METRIC | typeof IMPERIAL
export const CONFIGURATOR_DEFAULT_UNIT: Unit = METRIC
export const USER_DEFAULT_UNIT: Unit = IMPERIAL
export const RESET_UNIT: Unit = IMPERIAL

/** spec §9: lifetime of the remember-me cookie, in ms. */
export const REMEMBER_ME_MS = 2_592_000_000

/** spec §9: delay of the promo banner and duration of the confetti, in ms. */
export const PROMO_BANNER_DELAY_MS = 3_000
export const CONFETTI_MS = 6_000

/** spec §9: 10 % up to $400 on orders over $3,000 before shipping. Seed data; the database row decides. */
export const PROMO_CODE = 'xmas'
export const PROMO_BASIS_POINTS = 1_000
export const PROMO_CAP = cents(40_000)
export const PROMO_THRESHOLD = cents(300_000)

/** spec §9 Comparison database. */
export const COMPARISON_DATABASE = { name: 'comparator', version: 1, store: 'bikes' } as const

/** Maximum number of builds side by side; more are hard to compare. */
export const COMPARISON_LIMIT = 5

/** spec §9: quantity of a cart line that doesn't specify one. */
export const DEFAULT_CART_QUANTITY = 1

export const MAX_LINE_COUNT = 99
export const MAX_CART_LINES = 50

/** Lifetime of a stock reservation in ms: longer than that of any provider's payment page (30 min). */
export const RESERVATION_MS = 35 * 60_000

/** spec §2 Footer: customer support hours. */
export const SUPPORT_HOURS = [
  { days: 'Monday to Friday', time: '9 A.M to 5 P.M EST' },
  { days: 'Saturday', time: '9 A.M to 1 P.M EST' },
] as const

/** EU consumer law: days after delivery within which a buyer can withdraw. */
export const WITHDRAWAL_DAYS = 14

/** Parameter of a page's URL that chooses a country of delivery by its id. */
export const COUNTRY_QUERY = 'country'
