import { commitSubjectFault } from '@/scripts/commit-subject'

test.each([
  'fix(payments): end an order whose odd payment was sent back',
  'feat(back-office): list stale emails',
])('%s is a subject', (subject) => {
  expect(commitSubjectFault(subject)).toBeNull()
})

test.each([
  'wip',
  'fix: end an order',
  'Fix(payments): end an order',
  'fix(payments): End an order',
  'fix(payments): end',
  'mend(payments): end an order',
  'fix(payments):end an order',
  'fix(payments): tell of an order',
  `fix(payments): end ${'a very long '.repeat(5)}order`,
])('%s is none', (subject) => {
  expect(commitSubjectFault(subject)).not.toBeNull()
})
