import { soundMembers, storedSentKey } from '@/domain/kit/form-draft'

const EMPTY = { text: '', count: 0, isOpen: false }

it.each([
  [undefined, {}],
  ['text', {}],
  [['text'], {}],
  [
    { text: 'a', count: 2, isOpen: true, more: 1 },
    { text: 'a', count: 2, isOpen: true },
  ],
  [{ text: 1, count: '2', isOpen: null }, {}],
  [{ text: 'a'.repeat(40_001), count: null }, {}],
])('of the stored %j the form takes %j', (stored, sound) => {
  expect(soundMembers(stored, EMPTY)).toEqual(sound)
})

it.each([
  [{ key: '0d6c1c2e-1111', hash: 'abc' }, true],
  [{ key: 'a b c d e f g', hash: 'abc' }, false],
  [{ key: '0d6c1c2e-1111', hash: '' }, false],
  [{ key: '0d6c1c2e-1111' }, false],
  [null, false],
])('the stored key %j is sound: %s', (stored, isSound) => {
  expect(storedSentKey(stored)).toEqual(isSound ? stored : null)
})
