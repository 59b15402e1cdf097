import { HIDING, moderator, openThread, reply, writer } from '@/__tests__/support/forum/forum'
import { listenTo } from '@/__tests__/support/api/listen'
import { until } from '@/__tests__/support/api/local-server'
import { as, bearer, type Member } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = shared(() => writer(shop, 'Ada'))
const admin = shared(() => moderator(shop, 'Cleo'))
let readers: Record<string, Member | null>
let id: number
beforeAll(
  async () =>
    void (readers = { guest: null, member: await writer(shop, 'Ben'), author: ada, admin }),
)

const open = (member: Member | null) =>
  listenTo(
    shop,
    `/api/live?thread=${id}`,
    member ? { ...bearer(member.token), cookie: member.cookie } : {},
  )

test.each([
  [
    'its author hides it',
    () => as(shop, ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true }),
  ],
  [
    'an administrator hides it',
    () => as(shop, admin)('PUT', `/api/backoffice/forum/threads/${id}`, HIDING),
  ],
])(
  'the live stream of a thread ends for all when %s, and opens again for author and admin',
  async (what, hide) => {
    id = await openThread(shop, ada, { text: `What is told before ${what}, to everyone.` })
    const streams = await Promise.all(
      Object.entries(readers).map(async ([who, member]) => ({ who, ...(await open(member)) })),
    )
    await reply(shop, ada, { thread: id, text: `A reply that everyone hears, before ${what}.` })
    await until(() =>
      streams.every(({ heard: events }) => events.some(({ kind }) => kind === 'post')),
    )
    const before = streams.map(({ heard: events }) => events.length)
    expect((await hide()).status).toBe(200)
    await Promise.all(streams.map(({ reading }) => reading))
    await reply(shop, ada, { thread: id, text: `A reply that no one hears, after ${what}.` })
    expect(streams.map(({ heard: events }) => events.length)).toEqual(before)

    const again = await Promise.all(Object.values(readers).map(open))
    expect(again.map(({ response }) => response.status)).toEqual([404, 404, 200, 200])
    await reply(shop, ada, { thread: id, text: `A reply that only two hear, after ${what}.` })
    await until(() =>
      again.slice(2).every(({ heard: events }) => events.some(({ kind }) => kind === 'post')),
    )
    await Promise.all(again.slice(2).map(({ close }) => close()))
  },
)
