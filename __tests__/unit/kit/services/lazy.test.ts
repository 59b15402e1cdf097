import { lazyService } from '@/services/kit/lazy'

const greet = { hello: async (name: string) => `hello ${name}` }

describe('a lazy service', () => {
  test('loads with its first call, once, and answers like the service', async () => {
    const load = jest.fn(async () => greet)
    const service = lazyService(load)
    expect(load).not.toHaveBeenCalled()
    expect(await Promise.all([service.hello('a'), service.hello('b')])).toEqual([
      'hello a',
      'hello b',
    ])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('tries again after its code did not arrive', async () => {
    const load = jest.fn(async () => greet).mockRejectedValueOnce(new Error('offline'))
    const service = lazyService(load)
    await expect(service.hello('a')).rejects.toThrow('offline')
    expect(await service.hello('a')).toBe('hello a')
  })

  test('rejects a call that it does not have', async () => {
    const service = lazyService(async () => ({ ...greet, bye: undefined as never }))
    await expect((service.bye as () => Promise<void>)()).rejects.toThrow(TypeError)
  })

  test('is no promise, so it may be returned from an async function', async () => {
    const service = await Promise.resolve(lazyService(async () => greet))
    expect(await service.hello('a')).toBe('hello a')
  })
})
