import type { Mutant } from './mutant'

export const BUNDLES: Mutant[] = [
  {
    rule: 'a bundle takes all pieces of its parts',
    line: 'return parts.map((part) => ({ sku: part.sku, count: part.count * count }))',
    broken: 'return parts.map((part) => ({ sku: part.sku, count }))',
    tests: ['server/shop/goods', 'unit/shop/goods/ordered-lines'],
  },
  {
    rule: 'the parts of a bundle have cost what the bundle costs',
    line: 'total_price: total,',
    broken: 'total_price: part.price,',
    tests: ['unit/shop/goods/ordered-lines', 'server/shop/goods'],
  },
]
