import { scrypt } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { promisify } from 'node:util'

import { postPublicly } from '@/server/kernel/ports/public-post'

let nameserver: Socket
let questions = 0
beforeEach(async () => {
  nameserver = createSocket('udp4', () => (questions += 1))
  await new Promise<void>((done) => nameserver.bind(0, '127.0.0.1', done))
  const { resolve4 } = Resolver.prototype
  jest.spyOn(Resolver.prototype, 'resolve4').mockImplementationOnce(function (
    this: Resolver,
    name,
  ) {
    this.setServers([`127.0.0.1:${nameserver.address().port}`])
    return (resolve4 as (one: string) => Promise<string[]>).call(this, name) as never
  })
})
afterEach(() => {
  nameserver.close()
  jest.restoreAllMocks()
})

test('twenty names of a nameserver that doesn’t answer keep no thread from working', async () => {
  const post = (index: number) =>
    postPublicly({ address: `https://s${index}.example/`, headers: {}, body: '{}', ranges: [] })
  const begin = Date.now()
  const posts = Promise.allSettled(Array.from({ length: 20 }, (_, index) => post(index)))
  await promisify(scrypt)('password', 'salt', 32)
  expect(Date.now() - begin).toBeLessThan(1_500)
  const outcomes = await posts
  expect(questions).toBeGreaterThanOrEqual(40)
  for (const one of outcomes) expect(one).toMatchObject({ reason: { code: 'EAI_AGAIN' } })
}, 15_000)
