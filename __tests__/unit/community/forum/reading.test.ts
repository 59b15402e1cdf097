import { highestMarks, unreadPosts } from '@/domain/community/forum/forum-reading'
import { readingMarks } from '@/hooks/community/forum/reading-marks'

test('a batch has one mark per thread, the highest', () => {
  const marks = [
    { thread: 9, number: 2 },
    { thread: 4, number: 7 },
    { thread: 9, number: 1 },
    { thread: 4, number: 8 },
  ]
  expect(highestMarks(marks)).toEqual([
    { thread: 4, number: 8 },
    { thread: 9, number: 2 },
  ])
})

test('new is what was written after the mark, and nothing in a thread that was never opened', () => {
  expect(unreadPosts(9, 7)).toBe(3)
  expect(unreadPosts(9, 10)).toBe(0)
  expect(unreadPosts(9, undefined)).toBe(0)
  // A cached list may be older than the read mark.
  expect(unreadPosts(9, 12)).toBe(0)
})

describe('what is read', () => {
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is written once in five seconds, by the highest post', async () => {
    const write = jest.fn(async () => undefined)
    const marks = readingMarks(write)
    for (const number of [1, 2, 3, 2, 5, 4]) marks.see(number)
    expect(write).not.toHaveBeenCalled()
    await wait(5_000)
    expect(write.mock.calls).toEqual([[5]])
    marks.see(3)
    await wait(60_000)
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('is written at once when the page is left, and not again', async () => {
    const write = jest.fn(async () => undefined)
    const marks = readingMarks(write)
    marks.see(4)
    marks.flush()
    marks.flush()
    await wait(60_000)
    expect(write.mock.calls).toEqual([[4]])
  })

  test('is written with the next after a failure', async () => {
    const write = jest.fn(() => Promise.reject(new Error('offline')))
    const marks = readingMarks(write)
    marks.see(4)
    await wait(5_000)
    marks.flush()
    expect(write.mock.calls).toEqual([[4], [4]])
  })
})
