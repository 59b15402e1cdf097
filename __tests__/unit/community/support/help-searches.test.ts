import {
  countedQuery,
  countedSearches,
  storedSearches,
  withSearch,
} from '@/domain/community/help-center/help-searches'

test.each([
  ['ada@example.com', null],
  ['call me at 518 555 0199', null],
  ['where is NK-100001', null],
  ['  ?! ', null],
  ['  Tubeless   Kit!', 'tubeless kit'],
])('the search %j is counted as %j', (text, query) => expect(countedQuery(text)).toBe(query))

test('slow typing is one search, and what is found later was not in vain', () => {
  const typed = ['tube', 'tubeless', 'tubeless kit'].reduce<{ query: string; results: number }[]>(
    (known, query) => withSearch(known, { query, results: 0 }),
    [{ query: 'kickstand', results: 0 }],
  )
  expect(typed.map(({ query }) => query)).toEqual(['tubeless kit', 'kickstand'])
  expect(withSearch(typed, { query: 'Kickstand', results: 3 }).map(({ query }) => query)).toEqual([
    'tubeless kit',
  ])
  expect(withSearch(typed, { query: 'ada@example.com', results: 0 })).toEqual(typed)
})

test('ten are kept at most, each once, and nothing of a spoiled list', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ query: `part ${index}`, results: 0 }))
  expect(countedSearches([...many, ...many])).toEqual(many.slice(0, 10))
  expect(storedSearches([{ query: 5, results: 0 }, null, { query: 'bell', results: 0 }])).toEqual([
    { query: 'bell', results: 0 },
  ])
  expect(storedSearches('bell')).toEqual([])
})
