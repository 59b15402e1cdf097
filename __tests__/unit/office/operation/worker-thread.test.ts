import { createWorkerThread } from '@/server/kernel/ports/worker-thread'

const thread = createWorkerThread<string, string>({
  name: 'none',
  source: '__tests__/support/forum/stubborn-thread.ts',
  memoryMb: 64,
  idleMs: 200,
})

test.each([
  ['takes too long', 'loop', 500, /No result within 500 ms/],
  ['needs too much memory', 'fill', 60_000, /memory/i],
  ['throws', 'throw', 60_000, /planted/],
])('a task that %s ends its thread alone, and the next one gets another', async (...one) => {
  const [, task, limitMs, message] = one
  await expect(thread.run(task, limitMs)).rejects.toThrow(message)
  expect(await thread.run('answer', 60_000)).toBe('done 0')
  expect(await thread.run('answer', 60_000)).toBe('done 0')
})

test('a program that can’t be loaded is an error at the start', async () => {
  const none = createWorkerThread({ name: 'none', source: 'no.ts', memoryMb: 64, idleMs: 200 })
  await expect(none.start()).rejects.toThrow(/no\.ts/)
})
