import { mentionAt, withMention } from '@/domain/community/forum/forum-mention'

describe('a mention at the caret', () => {
  test.each([
    ['@', { from: 0, query: '' }],
    ['@ja', { from: 0, query: 'ja' }],
    ['Thanks @ja', { from: 7, query: 'ja' }],
    ['Thanks (@Jill A 1', { from: 8, query: 'Jill A 1' }],
    ['one\n@ja', { from: 4, query: 'ja' }],
    ['@Ada R and @ja', { from: 11, query: 'ja' }],
    ['ada@example', null],
    ['a.@b', null],
    ['Thanks', null],
    ['@ja\nnext', null],
    ['@ ja', null],
    ['@ja  then', null],
    [`@${'x'.repeat(31)}`, null],
    ['@@ja', null],
  ])('of %j is %j', (text, expected) => {
    expect(mentionAt(text, text.length)).toEqual(expected)
  })

  test('is the one before the caret, not behind it', () => {
    expect(mentionAt('@ja and @be', 3)).toEqual({ from: 0, query: 'ja' })
  })
})

describe('a chosen name', () => {
  test.each([
    ['Thanks @ja', 10, 'Thanks @Jane P ', 15],
    ['@ja, thanks', 3, '@Jane P , thanks', 8],
    ['@ja thanks', 3, '@Jane P thanks', 8],
  ])('in %j at %d makes %j', (text, caret, expected, next) => {
    const mention = mentionAt(text, caret)
    expect(mention && withMention(text, mention, 'Jane P')).toEqual({
      text: expected,
      caret: next,
    })
  })
})
