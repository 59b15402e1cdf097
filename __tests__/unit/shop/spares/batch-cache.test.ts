import { batchCache } from '@/server/goods/spares/batch-cache'

interface LetterRow {
  letter: string
  at: number
}

/** Returns a cache that loads two rows for each letter and none for a digit. */
function letters(maxSize: number) {
  const load = jest.fn((keys: readonly string[]): Promise<LetterRow[]> => {
    const found = keys.filter((key) => /[a-z]/.test(key))
    return Promise.resolve(found.flatMap((letter) => [1, 2].map((at) => ({ letter, at }))))
  })
  const sizeOf = (rows: readonly LetterRow[]) => 1 + rows.length
  const lookup = batchCache({ load, keyOf: ({ letter }: LetterRow) => letter, sizeOf, maxSize })
  const counts = async (keys: string) =>
    [...(await lookup([...keys]))].map(([key, rows]) => `${key}${rows.length}`).sort()
  return { load, counts }
}

test('loads what is missing at once, and also caches that there is nothing', async () => {
  const { load, counts } = letters(100)
  expect(await counts('ab1')).toEqual(['10', 'a2', 'b2'])
  expect(await counts('a1')).toEqual(['10', 'a2'])
  expect(await counts('b1c')).toEqual(['10', 'b2', 'c2'])
  expect(load.mock.calls).toEqual([[['a', 'b', '1']], [['c']]])
})

test('lookups at once load each key once', async () => {
  const { load, counts } = letters(100)
  const found = await Promise.all([counts('ab'), counts('bc'), counts('abc'), counts('')])
  expect(found).toEqual([['a2', 'b2'], ['b2', 'c2'], ['a2', 'b2', 'c2'], []])
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]])
})

test('has an answer for more keys than it can cache', async () => {
  const { counts } = letters(4)
  expect(await counts('abcd')).toEqual(['a2', 'b2', 'c2', 'd2'])
  expect(await counts('abcd')).toEqual(['a2', 'b2', 'c2', 'd2'])
})

test('a failed load fails all that wait for it, and is not cached', async () => {
  const { load, counts } = letters(100)
  load.mockRejectedValueOnce(new Error('away'))
  const [first, second] = await Promise.allSettled([counts('a'), counts('ab')])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(await counts('ab')).toEqual(['a2', 'b2'])
  // Rows that were loaded together with it stay cached.
  expect(load.mock.calls.at(-1)).toEqual([['a']])
})
