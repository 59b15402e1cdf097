import { movedTo } from '@/domain/kit/moved-to'
import { categoryCodeOf, isCategoryCode } from '@/domain/office/categories/categories'

test.each([
  ['Bells & horns', 'bells-horns'],
  ['  Éclairage 2 ', 'eclairage-2'],
  ['!!', ''],
  ['x'.repeat(39) + ' yy', 'x'.repeat(39)],
])('%j becomes %j in addresses', (title, code) => {
  expect(categoryCodeOf(title)).toBe(code)
})

test.each(['bags', 'bells-horns', 'a1'])('%s is a name for addresses', (code) => {
  expect(isCategoryCode(code)).toBe(true)
})

test.each(['', 'Bags', 'bags-', '-bags', 'two--words', 'a/b', 'é', 'x'.repeat(41)])(
  '“%s” is none',
  (code) => expect(isCategoryCode(code)).toBe(false),
)

test('a member of a list moves up and down', () => {
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})
