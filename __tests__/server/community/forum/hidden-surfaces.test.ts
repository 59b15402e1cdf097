import { HIDING, moderator, openThread, reply, writer } from '@/__tests__/support/forum/forum'
import { findersOf, SURFACES, worldOf } from '@/__tests__/support/forum/forum-surfaces'
import { type ForumWorld } from '@/__tests__/support/forum/forum-world'
import { as } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const TAG = 'glacier'

const shop = sharedShop()
const ada = shared(() => writer(shop, 'Ada'))
const admin = shared(() => moderator(shop, 'Cleo'))
let world: ForumWorld
beforeAll(async () => {
  const people = { guest: null, member: await writer(shop, 'Ben'), author: ada, admin }
  const thread = await openThread(shop, ada, { tags: [TAG] })
  world = await worldOf(shop, { people, thread, tag: TAG })
  const { member, admin: moderators } = world.names
  await reply(shop, ada, { thread, text: `I ask @${member} and @${moderators}.` })
})

const byAuthor = (is_hidden: boolean) =>
  as(shop, ada)('PUT', `/api/forum/threads/${world.thread}/hidden`, { is_hidden })
const byAdmin = (is_hidden: boolean) =>
  as(shop, admin)('PUT', `/api/backoffice/forum/threads/${world.thread}`, { ...HIDING, is_hidden })

// The order matters: the last case proves that the thread was hidden before, not deleted.
describe.each([
  ['shown', 'before it is hidden', () => byAdmin(false)],
  ['hidden', 'hidden by its author', () => byAuthor(true)],
  ['shown', 'shown again by its author', () => byAuthor(false)],
  ['hidden', 'hidden by an administrator', () => byAdmin(true)],
  ['shown', 'shown again by an administrator', () => byAdmin(false)],
] as const)('a thread that is %s, %s', (state, _, change) => {
  beforeAll(async () => {
    expect((await change()).status).toBe(200)
  })

  test.each(Object.entries(SURFACES))('%s', async (_name, surface) => {
    expect(await findersOf(world, surface)).toEqual(surface[state])
  })
})
