import { stemScore } from '@/domain/community/forum/forum-search'
import { tagFaults, tagsOf } from '@/domain/community/forum/forum-tags'
import {
  listAddress,
  pageLinks,
  pageNumber,
  pagesOf,
  postAddress,
  threadAddress,
  threadSlug,
} from '@/domain/community/forum/forum'

test.each([
  ['Creaking “Prime” — what now?', 'creaking-prime-what-now'],
  ['Größe für 1,95 m', 'gro-e-fur-1-95-m'],
  ['日本語のタイトルですよ', 'thread'],
  ['../../etc/passwd and so on', 'etc-passwd-and-so-on'],
])('the address of %p holds %p', (title, slug) => {
  expect(threadSlug(title)).toBe(slug)
})

test('a post is found on the page of its number', () => {
  const thread = { id: 7, slug: 'x' }
  expect(postAddress(thread, 20)).toBe('/forum/thread/7/x#post-20')
  expect(postAddress(thread, 21)).toBe('/forum/thread/7/x?page=2#post-21')
  expect(threadAddress(thread, 1)).toBe('/forum/thread/7/x')
  expect([0, 1, 20, 21].map(pagesOf)).toEqual([1, 1, 1, 2])
})

test('lists have their addresses', () => {
  expect(listAddress(null)).toBe('/forum/1')
  expect(listAddress(null, 3)).toBe('/forum/3')
  expect(listAddress('nyx')).toBe('/forum/category/nyx')
  expect(listAddress('nyx', 2)).toBe('/forum/category/nyx?page=2')
})

test.each([['0'], ['01'], ['-1'], ['1.5'], ['1e3'], [''], ['99999999'], [undefined], [['1']]])(
  '%p is no page',
  (value) => {
    expect(pageNumber(value)).toBeNull()
  },
)

test('the pages that are linked leave out what lies far away', () => {
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(1, 5)).toEqual([1, 2, null, 5])
  expect(pageLinks(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageLinks(50, 100)).toEqual([1, null, 49, 50, 51, null, 100])
  expect(pageLinks(4, 100)).toEqual([1, 2, 3, 4, 5, null, 100])
})

test('tags are typed with commas between them, each once and alike', () => {
  expect(tagsOf(' #Winter  Storage, winter-storage,, Größe 3,日本')).toEqual([
    'winter-storage',
    'gro-e-3',
  ])
  expect(tagFaults('')).toEqual({})
  expect(tagFaults('aa, b')).toEqual({ tags: 'tagLength' })
  expect(tagFaults('aa, bb, cc, dd, ee, ff')).toEqual({ tags: 'tagsMany' })
})

test('the score of a post counts stems that its words begin with', () => {
  const text = 'my batteries hate the cold, überhaupt: flat-bar'
  expect(stemScore(text, ['batteri', 'cold'])).toBe(2)
  expect(stemScore(text, ['bar'])).toBe(1)
  // Part of a word doesn't match, even after a non-English letter.
  expect(stemScore(text, ['ate', 'berhaupt'])).toBe(0)
})
