import type { Mutant } from './mutant'

const MATRIX = ['server/shop/withdrawal/matrix']
const BY_GUESTS = ['server/shop/withdrawal/guest-withdrawal']

export const WITHDRAWALS: Mutant[] = [
  {
    rule: 'personalized goods can be withdrawn until production',
    line: "return effect !== 'cancel' && isMadeToMeasure(build) ? 'personalized' : 'open'",
    broken: "return isMadeToMeasure(build) ? 'personalized' : 'open'",
    tests: MATRIX,
  },
  {
    rule: 'a withdrawal has a last day',
    line: 'const isInTime = until === null || facts.now < endOf(until)',
    broken: 'const isInTime = true',
    tests: MATRIX,
  },
  {
    rule: 'a withdrawal by a guest needs the email of the order',
    line: 'if (order && isRight) return order\n  throw',
    broken: 'if (order) return order\n  throw',
    tests: BY_GUESTS,
  },
  {
    rule: 'only offered lines can be withdrawn',
    line: 'if (!isPart && selected.every((position) => open.includes(position))) return selected',
    broken: 'if (!isPart) return selected',
    tests: [...BY_GUESTS, 'server/shop/orders/cancel-and-withdraw'],
  },
]
