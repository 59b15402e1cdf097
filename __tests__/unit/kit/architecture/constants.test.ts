import { readFileSync } from 'node:fs'
import path from 'node:path'

import * as constants from '@/domain/kit/constants'

type Name = keyof typeof constants

const ROOT = path.resolve(__dirname, '../../../..')
const FORMAT = 'unit/kit/format/format.test.ts'
const AVAILABILITY = 'ui/shop/configurator/availability.test.tsx'
const COMPARISON = 'ui/shop/comparison/storage.mocked.test.tsx'
const GUEST_CART = 'unit/shop/cart/guest-cart.test.ts'
const BODIES = 'unit/kit/services/specified-calls.test.ts'
const SEED = 'unit/kit/seed/products.test.ts'
const MODES = 'unit/shop/configurator/configurator-slice.test.ts'

/** Maps each constant to its value and the test of the behavior that depends on it. */
const BEHAVIOR: Record<Name, [value: unknown, file: string, test: string]> = {
  REQUEST_TIMEOUT_MS: [30_000, BODIES, 'wait 30 s, orders and guest payments 60 s'],
  CHECKOUT_TIMEOUT_MS: [60_000, BODIES, 'wait 30 s, orders and guest payments 60 s'],
  DESCRIPTION_PREVIEW_LENGTH: [
    25,
    'ui/shop/cart/cart-panel.test.tsx',
    'shows title, 25 characters of description, color, size and upgrades',
  ],
  SHORT_PREVIEW_LENGTH: [
    20,
    'ui/shop/cart/cart-panel.test.tsx',
    'shows title, 25 characters of description, color, size and upgrades',
  ],
  EMAIL_DISPLAY_LIMIT: [
    18,
    'ui/account/auth/login.test.tsx',
    'cuts %s to its first 19 characters when it is longer than 18',
  ],
  EMAIL_DISPLAY_CUT: [
    19,
    'ui/account/auth/login.test.tsx',
    'cuts %s to its first 19 characters when it is longer than 18',
  ],
  ADMIN_FLAG: [9, 'ui/account/auth/login.test.tsx', 'shows the Admin Panel for is_admin %i: %s'],
  COUNTRY_QUERY: [
    'country',
    'ui/shop/cart/prices-by-country.test.tsx',
    'show the prices of the country that the link in a product feed names',
  ],
  DEFAULT_COUNTRY_ID: [
    222,
    'unit/kit/seed/countries.test.ts',
    'contain the default country 222, the United States, with states and ZIP codes',
  ],
  COLOR_TYPE_ORDER: [
    ['Standard', 'Pearlized', 'Custom'],
    AVAILABILITY,
    'shows the color types in the order Standard, Pearlized, Custom',
  ],
  COLOR_FINISHES: [
    ['carbon'],
    'unit/shop/bike3d/finish.test.ts',
    'shows its weave under a matte coat where others are painted, and nowhere else',
  ],
  CONFIGURATOR_MODES: [
    ['CNM', 'CEOM', 'CECM', 'CEUM'],
    'unit/shop/configurator/change-text.test.ts',
    'knows the four modes and takes anything else for CNM',
  ],
  NORMAL_MODE: ['CNM', MODES, 'starts in mode CNM with unit 1 and nothing chosen'],
  UPGRADE_CATEGORY_ID: [
    3,
    'unit/shop/bikes/build.test.ts',
    'count category 3 and multiple-select parts as upgrades',
  ],
  MODAL_CLOSE_DELAY_MS: [
    200,
    'unit/kit/layout/modal.test.ts',
    'the asker hears %s at once, the dialog goes after 200 ms',
  ],
  METRIC: [1, FORMAT, 'follow the unit'],
  IMPERIAL: [0, FORMAT, 'follow the unit'],
  CONFIGURATOR_DEFAULT_UNIT: [1, MODES, 'starts in mode CNM with unit 1 and nothing chosen'],
  USER_DEFAULT_UNIT: [
    0,
    'unit/account/profile/user-unit.test.ts',
    'a user without a unit has 0 (spec §3): %s',
  ],
  RESET_UNIT: [
    0,
    'ui/shop/configurator/choices.test.tsx',
    'reset leads to the bike as offered, without preset, in unit 0, and can be undone',
  ],
  REMEMBER_ME_MS: [
    2_592_000_000,
    'server/account/profile/renewal.test.ts',
    'a remembered session ends after 14 idle days and after 30 days whatever happens',
  ],
  PROMO_BANNER_DELAY_MS: [
    3_000,
    'ui/shop/promo/promo.mocked.test.tsx',
    'is not there before 3 seconds, and then leads to the crowdfunding page',
  ],
  CONFETTI_MS: [
    6_000,
    'ui/shop/promo/promo.mocked.test.tsx',
    'its confetti runs for 6 seconds and can be stopped before',
  ],
  PROMO_CODE: ['xmas', SEED, 'the promo code xmas takes 10 per cent, at most $400, above $3,000'],
  PROMO_BASIS_POINTS: [
    1_000,
    SEED,
    'the promo code xmas takes 10 per cent, at most $400, above $3,000',
  ],
  PROMO_CAP: [40_000, SEED, 'the promo code xmas takes 10 per cent, at most $400, above $3,000'],
  PROMO_THRESHOLD: [
    300_000,
    SEED,
    'the promo code xmas takes 10 per cent, at most $400, above $3,000',
  ],
  COMPARISON_DATABASE: [
    { name: 'comparator', version: 1, store: 'bikes' },
    COMPARISON,
    'is comparator, version 1, with the store bikes, keyed by auto-incrementing db_id',
  ],
  COMPARISON_LIMIT: [
    5,
    COMPARISON,
    'takes five builds and each of them once, also when two tabs add at the same moment',
  ],
  DEFAULT_CART_QUANTITY: [
    1,
    GUEST_CART,
    'starts a new item at quantity 1, whatever quantity it brings',
  ],
  MAX_LINE_COUNT: [99, GUEST_CART, 'has at most 99 pieces of a line and 50 lines'],
  MAX_CART_LINES: [50, GUEST_CART, 'has at most 99 pieces of a line and 50 lines'],
  RESERVATION_MS: [
    35 * 60_000,
    'server/shop/checkout/confirmed-hold.test.ts',
    'a guest’s bank transfer holds stock for half an hour, and its page says what to do',
  ],
  SUPPORT_HOURS: [
    [
      { days: 'Monday to Friday', time: '9 A.M to 5 P.M EST' },
      { days: 'Saturday', time: '9 A.M to 1 P.M EST' },
    ],
    'ui/kit/layout/site-frame.test.tsx',
    'has every group and link of the specification',
  ],
  WITHDRAWAL_DAYS: [
    14,
    'server/shop/orders/cancel-and-withdraw.test.ts',
    'is open until 14 days after delivery and no longer',
  ],
}

test('every constant has its behavior', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys(BEHAVIOR).sort())
})

test.each(Object.entries(BEHAVIOR))('%s is what its test of behavior says', (name, entry) => {
  const [value, file, title] = entry
  expect(constants[name as Name]).toEqual(value)
  const text = readFileSync(path.join(ROOT, '__tests__', file), 'utf8').replaceAll("\\'", "'")
  expect(text).toContain(`'${title}'`)
})
