const Sequencer = require('@jest/test-sequencer').default

/** Slowest test files, which run first; otherwise they would start last and run alone. */
const LONG = [
  'server/kit/money/thousand',
  'server/shop/checkout/one-price',
  'server/kit/money/kill',
  'server/kit/money/faults',
  'server/kit/recovery/kill',
  'server/kit/money/events',
  'server/kit/money/refunds',
  'server/account/credits/ledger',
  'server/account/profile/login',
  'server/kit/recovery/cart-operations',
  'server/kit/api/matrix',
  'server/shop/spares/typos',
  'server/kit/database',
  'ui/shop/configurator',
  'ui/shop/checkout',
  'ui/compare',
]

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((start) => path.replaceAll('\\', '/').includes(`/__tests__/${start}`))
  return rank < 0 ? LONG.length : rank
}

/** Within a rank, failures and durations of the last run decide the order. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b))
  }
}
