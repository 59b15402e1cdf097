import { listenForStop } from '@/scripts/stop-signals'

const PARENT = process.ppid
const setParent = (value: number) =>
  Object.defineProperty(process, 'ppid', { value, configurable: true })

beforeEach(() => {
  delete process.env.npm_lifecycle_event
  jest.useFakeTimers()
  jest.spyOn(process, 'on').mockReturnThis()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  delete process.env.npm_lifecycle_event
  setParent(PARENT)
})

test('a shop that npm started stops gently once npm is gone, and does not force itself', async () => {
  process.env.npm_lifecycle_event = 'start'
  const signals = listenForStop()
  jest.advanceTimersByTime(5_000)
  expect(signals.isRequested()).toBe(false)
  setParent(1)
  jest.advanceTimersByTime(500)
  expect(signals.isRequested()).toBe(true)
  let isForced = false
  void signals.forced.then(() => (isForced = true))
  jest.advanceTimersByTime(10_000)
  await signals.requested
  expect(isForced).toBe(false)
})

test('one that was started by itself outlives who started it', () => {
  const signals = listenForStop()
  setParent(1)
  jest.advanceTimersByTime(5_000)
  expect(signals.isRequested()).toBe(false)
})
