import { memoryLimits } from '@/server/kernel/ports/limits'
import { freshShop, fresh } from '@/__tests__/support/fixtures'
import {
  HIDING,
  moderator,
  openThread,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { openTestShop } from '@/__tests__/support/shop'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const jane = fresh(() => writer(shop, 'Jane'))
const jack = fresh(() => writer(shop, 'Jack'))
let thread: number
beforeEach(async () => {
  thread = await openThread(shop, ada)
  await openThread(shop, jack, { text: 'Jack writes in a thread of his own.' })
  await reply(shop, jane, { thread, text: 'Jane writes into this one here.' })
})

const ask = (member: Member | null, query: string) =>
  (member ? as(shop, member) : shop.send)('GET', `/api/forum/members?${query}`)
const names = async (member: Member, query: string) =>
  dataOf<{ members: { name: string }[] }>(await ask(member, query)).members.map(({ name }) => name)

test('who wrote in the thread comes first, then others who wrote in public', async () => {
  expect(await names(ada, `q=ja&thread=${thread}`)).toEqual(['Jane-R', 'Jack-R'])
  expect(await names(ada, 'q=ja')).toEqual(['Jack-R', 'Jane-R'])
  expect(await names(ada, 'q=JACK-r')).toEqual(['Jack-R'])
})

test('before two characters only those of the thread are offered, the last one first', async () => {
  await reply(shop, jack, { thread, text: 'Jack has come here as well now.' })
  expect(await names(ada, `q=&thread=${thread}`)).toEqual(['Jack-R', 'Jane-R'])
  expect(await names(ada, 'q=j')).toEqual([])
})

test('nothing but the public name is revealed, and nobody who has not written in public', async () => {
  await writer(shop, 'Jasper')
  const hidden = await writer(shop, 'Jamie')
  const id = await openThread(shop, hidden, { text: 'Jamie regrets this thread at once.' })
  await as(shop, hidden)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true })
  const gone = await writer(shop, 'Jason')
  await reply(shop, gone, { thread, text: 'Jason deletes these words again.' })
  const post = (await readThread(shop, thread)).posts.at(-1)?.id
  await as(shop, gone)('DELETE', `/api/forum/posts/${post}`)
  const answer = await ask(ada, `q=ja&thread=${thread}`)
  expect(dataOf(answer)).toEqual({
    members: [
      { id: jane.id, name: 'Jane-R', avatar: null },
      { id: jack.id, name: 'Jack-R', avatar: null },
    ],
  })
})

test('no sign stands for any other', async () => {
  for (const q of ['%25', '__', '%25%25', 'j%25', '%5C%5C', "ja'--"]) {
    expect(await names(ada, `q=${q}`)).toEqual([])
  }
})

test('a hidden thread tells strangers nothing', async () => {
  const admin = await moderator(shop, 'Cleo')
  await as(shop, admin)('PUT', `/api/backoffice/forum/threads/${thread}`, HIDING)
  expect((await ask(jack, `q=&thread=${thread}`)).status).toBe(404)
  expect(await names(ada, `q=&thread=${thread}`)).toEqual(['Jane-R'])
})

test('who asks is not offered, and may ask sixty times a minute', async () => {
  expect(await names(jane, 'q=ja')).toEqual(['Jack-R'])
  await shop.close()
  Object.assign(shop, await openTestShop({ deps: { limits: memoryLimits() } }))
  Object.assign(jane, await writer(shop, 'Jane'))
  for (let one = 0; one < 60; one += 1) await ask(jane, 'q=ja')
  expect((await ask(jane, 'q=ja')).status).toBe(429)
})
