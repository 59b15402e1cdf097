import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a lane for heavy work', () => {
  test('runs at most the allowed number at once, all in order', async () => {
    const lane = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 10 })
    let running = 0
    let most = 0
    const ended: number[] = []
    const job = (index: number) => async () => {
      running += 1
      most = Math.max(most, running)
      await sleep(2)
      running -= 1
      ended.push(index)
    }
    await Promise.all(Array.from({ length: 8 }, (_, index) => lane(job(index))))
    expect(most).toBe(2)
    expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('refuses what would wait too long, and takes work again afterwards', async () => {
    const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 1 })
    const first = lane(() => sleep(5))
    const second = lane(() => sleep(5))
    await expect(lane(() => sleep(5))).rejects.toMatchObject({ code: 'server_busy' })
    await Promise.all([first, second])
    await expect(lane(() => Promise.resolve('done'))).resolves.toBe('done')
  })

  test('a failed job frees its place', async () => {
    const lane = createConcurrencyLimiter({
      atOnce: 1,
      mostWaiting: 1,
      restsAsLongAsItWorked: true,
    })
    await expect(lane(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(lane(() => Promise.resolve('done'))).resolves.toBe('done')
  })

  test('rests as long as it worked; the answer does not wait for the rest', async () => {
    jest.useFakeTimers()
    const lane = createConcurrencyLimiter({
      atOnce: 1,
      mostWaiting: 5,
      restsAsLongAsItWorked: true,
    })
    const began = performance.now()
    const sinceBegin = () => performance.now() - began
    const first = lane(() => sleep(60)).then(sinceBegin)
    const second = lane(() => Promise.resolve()).then(sinceBegin)
    await jest.advanceTimersByTimeAsync(200)
    jest.useRealTimers()
    expect(await Promise.all([first, second])).toEqual([60, 120])
  })

  test('rests twice as long while many wait', async () => {
    jest.useFakeTimers()
    const lane = createConcurrencyLimiter({
      ...{ atOnce: 1, mostWaiting: 5, restsAsLongAsItWorked: true, manyWaiting: 2 },
    })
    const began = performance.now()
    const jobs = [1, 2, 3].map(() => lane(() => sleep(10)).then(() => performance.now() - began))
    await jest.advanceTimersByTimeAsync(200)
    jest.useRealTimers()
    expect(await Promise.all(jobs)).toEqual([10, 40, 60])
  })
})
