import fc from 'fast-check'

import { defaultHandle, handleFault, isChosen } from '@/domain/account/auth/handle'

const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom('Ada', 'Admin', 'Al', 'Sho', 'nyx', '李', '-_', 'Anna-Maria Theodora of Nowhere'),
)
const suffix = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 2, max: 49 }).map((number) => `-${number}`),
  fc.stringMatching(/^-[A-Za-z0-9_-]{8}$/),
  fc.constantFrom('-p1234567', '-min_____'),
)

describe('the initial username', () => {
  it('satisfies the rule for usernames, whatever the name and the suffix', () => {
    fc.assert(
      fc.property(name, name, suffix, (first, last, number) => {
        const handle = defaultHandle({ name: first, last_name: last }, number)
        expect(handleFault(handle, '')).toBeNull()
        expect(handle.endsWith(number)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    [{ name: 'Zoë', last_name: 'Quinn' }, '', 'Zoe-Q'],
    [{ name: 'Zoë', last_name: 'Quinn' }, '-2', 'Zoe-Q-2'],
    [{ name: 'Anna Maria', last_name: '' }, '', 'AnnaMaria'],
    [{ name: 'Admin', last_name: '' }, '', 'Rider-Admin'],
    [{ name: 'Al', last_name: 'Li' }, '', 'Rider-Al-L'],
    [{ name: '李', last_name: '娜' }, '', 'Rider'],
  ])('of %j with “%s” is %s', (person, number, handle) => {
    expect(defaultHandle(person, number)).toBe(handle)
  })

  it('is reserved if it is the name of the shop, however that is written', () => {
    expect(handleFault('velotal', 'VELOTAL')).toBe('reserved')
    expect(handleFault('Velo_Tal-2', 'Vélo Tal')).toBe('reserved')
    expect(handleFault('nireeka', 'Vélo Tal')).toBeNull()
    expect(handleFault('123', '自転車')).toBeNull()
  })

  it('isn’t a name that the member chose, unlike any other valid one', () => {
    const ada = { name: 'Ada', last_name: 'Rider' }
    for (const initial of ['Ada-R', 'Ada-R-2', 'Ada R']) expect(isChosen(initial, ada)).toBe(false)
    for (const chosen of ['ada', 'Ada-Rides', 'snow_rider']) {
      expect(isChosen(chosen, ada)).toBe(true)
    }
  })
})
