import type { WireForumLog, WireForumSilences } from '@/contract/community/forum/forum'
import { registerAdmin } from '@/__tests__/support/admins'
import {
  HIDING,
  beginThread,
  moderator,
  openThread,
  readThread,
  reply,
  TITLE,
  writer,
} from '@/__tests__/support/forum/forum'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

jest.setTimeout(60_000)

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
const admin = fresh(() => moderator(shop, 'Cleo'))
let id: number
beforeEach(async () => {
  id = await openThread(shop, ada)
})

const office = (method: string, path: string, body?: unknown, member = admin) =>
  as(shop, member)(method, `/api/backoffice/forum/${path}`, body)
const log = async (query = '') => dataOf<WireForumLog>(await office('GET', `log${query}`)).records
const silence = (member: Member, body: unknown) => office('PUT', `silences/${member.id}`, body)

test('the log of a thread tells who did what, before and after, and why', async () => {
  await reply(shop, ben, { thread: id, text: 'Buy cheap watches at my shop.' })
  const post = (await readThread(shop, id)).posts[1]?.id
  await as(shop, ada)('POST', `/api/forum/posts/${post}/flags`, { reason: 'spam' })
  await office('PUT', `posts/${post}`, HIDING)
  await office('PUT', `posts/${post}`, { is_hidden: false, reason: 'He meant bike computers.' })
  await as(shop, ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true })
  await office('PUT', `threads/${id}`, { is_locked: true, reason: 'Enough said.' })
  await as(shop, ben)('DELETE', `/api/forum/posts/${post}`)
  await as(shop, ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true })
  expect(await log(`?thread=${id}`)).toMatchObject([
    {
      action: 'change_thread',
      actor: { id: admin.id },
      before: { is_hidden: true, is_locked: false },
      after: { is_hidden: true, is_locked: true },
      reason: 'Enough said.',
    },
    { action: 'change_thread', actor: { id: ada.id }, after: { is_hidden: true }, reason: '' },
    {
      action: 'change_post',
      ...{ number: 2, member: { id: ben.id }, actor: { id: admin.id } },
      ...{ before: { is_hidden: true }, after: { is_hidden: false } },
      reason: 'He meant bike computers.',
    },
    {
      action: 'change_post',
      after: { is_hidden: true },
      reason: 'Advertising.',
      reference: 'Terms, section 11',
    },
  ])
})

test('what is deleted stays in the log, without its words', async () => {
  await office('PUT', `threads/${id}`, HIDING)
  await as(shop, admin)('DELETE', `/api/forum/threads/${id}`)
  const records = await log(`?thread=${id}`)
  expect(records).toMatchObject([
    { action: 'delete_thread', thread: null, thread_id: id, member: { id: ada.id } },
    { action: 'change_thread' },
  ])
  expect(JSON.stringify(records)).not.toContain(TITLE)
})

test('what is refused is not in the log', async () => {
  await as(shop, ben)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true })
  await as(shop, ben)('DELETE', `/api/forum/threads/${id}`)
  expect(await log()).toEqual([])
})

test('a silenced member reads and doesn’t write, until the time is over', async () => {
  const post = (await readThread(shop, id)).posts[0]?.id
  expect(dataOf(await silence(ada, { days: 1, reason: 'Twice the same.' }))).toEqual({
    until: new Date(shop.clock.now().getTime() + 86_400_000).toISOString(),
  })
  const refused = { status: 403, body: { code: 'forum_silenced' } }
  expect(await beginThread(shop, ada)).toMatchObject(refused)
  expect(await reply(shop, ada, { thread: id, text: 'May I say something?' })).toMatchObject(
    refused,
  )
  const edit = () =>
    as(shop, ada)('PUT', `/api/forum/posts/${post}`, { text: 'Changed for you all.' })
  expect(await edit()).toMatchObject(refused)
  expect((await readThread(shop, id, ada)).posts).toHaveLength(1)
  const { members } = dataOf<WireForumSilences>(await office('GET', 'silences'))
  expect(members).toMatchObject([{ member: { id: ada.id }, reason: 'Twice the same.' }])
  expect(
    await shop.db
      .execute(`update forum_silences set until = '${shop.clock.now().toISOString()}'`)
      .then(edit),
  ).toMatchObject({ status: 200 })
  expect(dataOf<WireForumSilences>(await office('GET', 'silences')).members).toEqual([])
})

test('a ban lasts until it is lifted; both are in the log', async () => {
  await silence(ben, { days: null, reason: 'Advertising.' })
  expect(
    (await reply(shop, ben, { thread: id, text: 'Buy cheap watches at my shop.' })).status,
  ).toBe(403)
  const lift = () => office('POST', `silences/${ben.id}/lift`, { reason: 'He wrote to us.' })
  expect((await lift()).status).toBe(200)
  expect((await lift()).status).toBe(200)
  expect((await reply(shop, ben, { thread: id, text: 'I am sorry for that one.' })).status).toBe(
    200,
  )
  expect(await log()).toMatchObject([
    {
      action: 'unsilence_member',
      reason: 'He wrote to us.',
      before: { is_silenced: true, until: null },
    },
    { action: 'silence_member', member: { id: ben.id }, after: { is_silenced: true, until: null } },
  ])
})

test('the member reads why they are silenced, and that it was lifted, once', async () => {
  const reason = 'Third advertisement this week.'
  await silence(ben, { days: null, reason })
  const [statement] = await outboxOf(shop, 'forum_statement')
  expect(statement).toMatchObject({ recipient: ben.email })
  expect(statement?.text).toContain(reason)
  const lift = () => office('POST', `silences/${ben.id}/lift`, { reason: 'For the log alone.' })
  await Promise.all([lift(), lift()])
  const [lifted, ...more] = await outboxOf(shop, 'forum_silence_lifted')
  expect(more).toEqual([])
  expect(lifted).toMatchObject({ recipient: ben.email, subject: 'You can post in our forum again' })
  expect(lifted?.text).not.toContain('For the log alone.')
})

test('the silence of one member is found without those of others', async () => {
  const of = async (member: string) =>
    dataOf<WireForumSilences>(await office('GET', `silences?member=${member}`)).members
  await silence(ada, { days: 1, reason: 'Twice the same.' })
  await silence(ben, { days: null, reason: 'Advertising.' })
  expect(await of(ben.id)).toMatchObject([{ member: { id: ben.id }, reason: 'Advertising.' }])
  expect(await of('nobody')).toEqual([])
})

test.each(['support', 'content', 'read_only'] as const)('a %s silences nobody', async (role) => {
  const other = await registerAdmin(shop, 'Pat', role)
  const body = { days: 1, reason: 'Because.' }
  expect((await office('PUT', `silences/${ben.id}`, body, other)).status).toBe(403)
  expect((await office('POST', `silences/${ben.id}/lift`, {}, other)).status).toBe(403)
})

test('administrators, strangers and members without a reason aren’t silenced', async () => {
  expect((await silence(admin, { days: 1, reason: 'Myself.' })).status).toBe(404)
  expect((await office('PUT', 'silences/nobody', { days: 1, reason: 'Who?' })).status).toBe(404)
  for (const body of [{ days: 1 }, { days: 0, reason: 'x' }, { days: 366, reason: 'x' }]) {
    expect((await silence(ben, body)).status).toBe(422)
  }
})
