import path from 'node:path'

import { finder } from '@/scripts/mutants/find'
import { MUTANTS } from '@/scripts/mutants/list'

const find = finder(path.resolve(__dirname, '../../../..'))

describe('the list of mutants', () => {
  it.each(MUTANTS)('names one line of the code: $rule', (mutant) => {
    expect(find(mutant).source).toContain(mutant.line)
  })

  it('does not take a line that stands nowhere', () => {
    const lost = { rule: 'lost', line: 'stands in no file of the shop', broken: '', tests: [] }
    expect(() => find(lost)).toThrow('found 0 times')
  })
})
