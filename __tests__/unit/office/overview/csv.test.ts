import { csvOf } from '@/domain/office/kit/csv'

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"\r\n`],
  ['+1', `'+1\r\n`],
  ['-1+1', `'-1+1\r\n`],
  ['@SUM(A1)', `'@SUM(A1)\r\n`],
  ['\t=1', `'\t=1\r\n`],
  [' =1', `' =1\r\n`],
  ['＝1', `'＝1\r\n`],
  ['chain, rust', '"chain, rust"\r\n'],
  ['a\nb', '"a\nb"\r\n'],
  ['brakes', 'brakes\r\n'],
])('writes the text %j as %j', (text, line) => {
  expect(csvOf([[text]])).toBe(line)
})

it('leaves numbers as they are', () => {
  expect(
    csvOf([
      ['a', -1],
      ['b', 2.5],
    ]),
  ).toBe('a,-1\r\nb,2.5\r\n')
})
