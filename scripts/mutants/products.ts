import type { Mutant } from './mutant'

const TESTS = ['server/office/goods/product']

export const PRODUCTS: Mutant[] = [
  {
    rule: 'a product that somebody else changed is not overwritten',
    line: 'if (row.version !== version) {',
    broken: "if (row.version === '') {",
    tests: TESTS,
  },
  {
    rule: 'the version of a product covers every edited column',
    line: 'SELECT md5(product_state(p)::text)',
    broken: "SELECT md5((product_state(p) - 'gtin')::text)",
    tests: TESTS,
  },
  {
    rule: 'the history of a product covers every edited column',
    line: "SELECT to_jsonb(p) - '{price_cents,tags,kind,",
    broken: "SELECT to_jsonb(p) - '{gtin,price_cents,tags,kind,",
    tests: TESTS,
  },
  {
    rule: 'the audit log covers every column of a product that staff change',
    line: "products: columnsWithout(PRODUCT_USES, 'edited', 'audited'),",
    broken: "products: columnsWithout(PRODUCT_USES, 'audited'),",
    tests: TESTS,
  },
]
