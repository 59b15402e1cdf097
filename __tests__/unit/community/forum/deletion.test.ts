import { mayRestore } from '@/domain/community/forum/forum-deletion'

const member = (userId: number | null) => ({ userId, isAdmin: false })
const admin = (userId: number) => ({ userId, isAdmin: true })

test.each([
  ['its author, who deleted it', { deletedBy: 1, author: 1 }, member(1), true],
  ['another member', { deletedBy: 1, author: 1 }, member(2), false],
  ['a guest', { deletedBy: null, author: null }, member(null), false],
  ['an administrator, where its author deleted it', { deletedBy: 1, author: 1 }, admin(9), false],
  ['an administrator who deleted it', { deletedBy: 9, author: 1 }, admin(9), true],
  ['an administrator, where another one deleted it', { deletedBy: 8, author: 1 }, admin(9), true],
  ['its author, where an administrator deleted it', { deletedBy: 9, author: 1 }, member(1), false],
  ['an administrator, of an account that is gone', { deletedBy: 9, author: null }, admin(9), true],
  ['an administrator, who deleted an own post', { deletedBy: 9, author: 9 }, admin(9), true],
])('%s restores it: %o by %o is %p', (_, deleted, viewer, expected) => {
  expect(mayRestore(deleted, viewer)).toBe(expected)
})
