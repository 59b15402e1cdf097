import { moderator, openThread, readThread, reply, TEXT, TITLE, writer } from '../../support/forum'
import {
  READERS,
  SURFACES,
  type ForumWorld,
  type Looking,
  type Reader,
  type Surface,
} from '../../support/forum-surfaces'
import { dataOf } from '../../support/member-shop'
import { as, type Member } from '../../support/members'
import { openTestShop, type TestShop } from '../../support/shop'

jest.setTimeout(60_000)

const TAG = 'glacier'

let shop: TestShop
let ada: Member
let admin: Member
let world: ForumWorld
beforeAll(async () => {
  shop = await openTestShop()
  ada = await writer(shop, 'Ada')
  admin = await moderator(shop, 'Cleo')
  const people = { guest: null, member: await writer(shop, 'Ben'), author: ada, admin }
  const names = await namesOf(people)
  const id = await openThread(shop, ada, { tags: [TAG] })
  await reply(shop, ada, { thread: id, text: `I ask @${names.member} and @${names.admin}.` })
  const { thread, posts } = await readThread(shop, id)
  world = {
    ...{ shop, people, names, thread: id, slug: thread.slug },
    post: posts[0]?.id ?? 0,
    words: [TITLE, TEXT, thread.slug],
    tag: TAG,
  }
})
afterAll(() => shop.close())

async function namesOf(people: Record<Reader, Member | null>): Promise<Record<Reader, string>> {
  const names = { guest: 'nobody', member: '', author: '', admin: '' }
  for (const reader of READERS) {
    const member = people[reader]
    if (!member) continue
    const info = await as(shop, member)('GET', `/api/user/${member.id}/info`)
    names[reader] = dataOf<{ user_name: string }>(info).user_name
  }
  return names
}

async function findersOf({ path, isNamed }: Surface): Promise<Reader[]> {
  const found: Reader[] = []
  for (const reader of READERS) {
    const at: Looking = { ...world, reader, path: path?.(world) ?? '' }
    if (await isNamed(at)) found.push(reader)
  }
  return found
}

const byAuthor = (is_hidden: boolean) =>
  as(shop, ada)('PUT', `/api/forum/threads/${world.thread}/hidden`, { is_hidden })
const byAdmin = (is_hidden: boolean) =>
  as(shop, admin)('PUT', `/api/backoffice/forum/threads/${world.thread}`, { is_hidden })

// In this order: the last one proves that nothing was found only because it was gone for good.
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
    expect(await findersOf(surface)).toEqual(surface[state])
  })
})
