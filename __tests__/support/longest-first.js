const Sequencer = require('@jest/test-sequencer').default

/** Longest first: without data of an earlier run, the longest would start last and run alone. */
const LONG = [
  'server/money/thousand',
  'server/checkout/one-price',
  'server/money/kill',
  'server/money/faults',
  'server/recovery/kill',
  'server/money/events',
  'server/money/refunds',
  'server/credits/ledger',
  'server/account/login',
  'server/recovery/cart-operations',
  'server/api/matrix',
  'server/spares/typos',
  'server/database',
  'ui/configurator',
  'ui/checkout',
  'ui/compare',
]

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((start) => path.replaceAll('\\', '/').includes(`/__tests__/${start}`))
  return rank < 0 ? LONG.length : rank
}

/** Failures of the last run and durations decide between files of the same rank. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b))
  }
}
