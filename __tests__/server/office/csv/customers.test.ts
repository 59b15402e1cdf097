import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'

import { and, eq, sql } from 'drizzle-orm'

import type { CsvImport, CsvImports } from '@/contract/office/csv/csv'
import type { AuditList } from '@/contract/office/audit/audit'
import { CSV_COLUMNS } from '@/domain/office/csv/csv-tables'
import { createApi } from '@/server/app'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { csvChunks, csvLines } from '@/server/kernel/db/schema/catalog/csv'
import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { accountEvents, users } from '@/server/kernel/db/schema/accounts/users'
import { purgeImports, runImport } from '@/server/office'
import { customersTable } from '@/server/office/customers/customers-table'

import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, bearer, logIn, PASSWORD, register } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

const { shop, admin } = freshOffice()

const IMPORTS = '/api/backoffice/customer-imports'
const office = (method: string, path = '') => as(shop, admin)(method, `${IMPORTS}${path}`)
const read = async (id: number) => dataOf<CsvImport>(await office('GET', `/${id}`))

async function upload(body: string, member = admin) {
  const headers = { ...bearer(member.token), 'content-type': 'text/csv' }
  const request = { method: 'POST', headers, body }
  return createApi(shop.deps).fetch(new Request(`http://shop${IMPORTS}?name=people.csv`, request))
}

async function check(lines: readonly string[]): Promise<CsvImport> {
  const answer = (await (await upload(lines.join('\n'))).json()) as { data: CsvImports[number] }
  await runImport(shop.deps, answer.data.id)
  return read(answer.data.id)
}

async function apply(id: number): Promise<CsvImport> {
  await office('POST', `/${id}/applied`)
  await runImport(shop.deps, id)
  return read(id)
}

const exported = async () =>
  (await textOf(Readable.from(customersTable(shop.db, {}))))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

const userOf = async (email: string) => {
  const [row] = await shop.db.select().from(users).where(eq(users.email_key, email))
  if (!row) throw new Error(`No account of ${email}.`)
  return row
}

async function everything(): Promise<unknown> {
  const { rows } = await shop.db.execute(sql`select
    (select md5(string_agg(u::text, '|' order by id)) from users u) as users,
    (select md5(string_agg(a::text, '|' order by id)) from addresses a) as addresses,
    (select md5(string_agg(n::text, '|' order by id)) from customer_notes n) as notes,
    (select count(*) from account_events where kind in ('imported', 'changed_by_import')) as events,
    (select count(*) from newsletter_subscriptions) as subscriptions,
    (select count(*) from mail_outbox) as mails`)
  return rows
}

const ADDRESS = {
  ...{ name: 'Ada Rider', line1: '1 Main St', line2: '', city: 'Portland', region: 'OR' },
  ...{ postcode: '97209', country_id: 222, phone: '+1 503 555 0100' },
}
const HEAD = 'email,name,last_name,line1,city,region,postcode,country,phone,note,newsletter'
const DORA =
  'Dora@Shop.example,Dora,Night,Allee 4,Berlin,,10115,de,+49 30 1234567,"Wants a call,\nmornings",yes'

test('exported customers, imported again, change nothing', async () => {
  const ada = await register(shop, 'Ada')
  expect((await as(shop, ada)('POST', '/api/addresses', ADDRESS)).status).toBe(200)
  await register(shop, 'Benno')
  const name = { name: '=HYPERLINK("x")', last_name: '\'@Ada, "A"' }
  await shop.db.update(users).set(name).where(eq(users.email_key, ada.email))
  const note = { text: '-1 = good\nsecond line', request_key: crypto.randomUUID() }
  await as(shop, admin)('POST', `/api/backoffice/customers/${ada.id}/notes`, note)
  const table = await exported()
  expect(table[0]).toBe(CSV_COLUMNS.customers.join(','))
  expect(table.join('\n')).not.toMatch(/(^|,)"?[=+\-@]/m)
  const before = await everything()
  const checked = await check(table)
  // The line with the staff account is skipped.
  expect(checked).toMatchObject({ state: 'checked', added: 0, changes: 0, same: 2, refused: 1 })
  expect(checked.faults[0]?.sentence).toBe('This account belongs to the staff.')
  expect((await apply(checked.id)).state).toBe('applied')
  expect(await everything()).toEqual(before)
})

test('new customers get an account without a password, nobody is mailed or subscribed, and a repeat adds nothing', async () => {
  const before = await everything()
  const checked = await check([HEAD, DORA, 'emil@shop.example,Emil,,,,,,,,,no'])
  expect(checked).toMatchObject({ state: 'checked', added: 2, changes: 0, refused: 0 })
  expect(checked.lines).toEqual([
    {
      ...{ line: 2, verdict: 'new', title: 'dora@shop.example' },
      hint: 'Doesn’t subscribe to the newsletter: customers do that themselves.',
    },
    { line: 4, verdict: 'new', title: 'emil@shop.example', hint: '' },
  ])
  expect(await everything()).toEqual(before)
  expect(await apply(checked.id)).toMatchObject({ state: 'applied', written: 2 })

  const dora = await userOf('dora@shop.example')
  expect(dora).toMatchObject({
    ...{ email: 'Dora@Shop.example', name: 'Dora', last_name: 'Night', user_name: 'Dora-N' },
    ...{ password_hash: null, email_verified_at: null, staff_role: null, disabled_at: null },
  })
  const [address] = await shop.db.select().from(addresses).where(eq(addresses.user_id, dora.id))
  expect(address).toMatchObject({
    ...{ name: 'Dora Night', line1: 'Allee 4', city: 'Berlin', postcode: '10115' },
    ...{ phone: '+49 30 1234567', is_shipping: true, is_billing: true },
  })
  const [note] = await shop.db.select().from(customerNotes)
  expect(note).toMatchObject({ user_id: dora.id, text: 'Wants a call,\nmornings' })
  expect(await shop.db.$count(newsletterSubscriptions)).toBe(0)
  expect(await shop.db.$count(mailOutbox, eq(mailOutbox.recipient, dora.email))).toBe(0)
  const isHers = and(eq(accountEvents.user_id, dora.id), eq(accountEvents.kind, 'imported'))
  expect(await shop.db.$count(accountEvents, isHers)).toBe(1)
  expect(await shop.db.$count(csvChunks)).toBe(0)

  const after = await everything()
  const again = await check([HEAD, DORA.toUpperCase().replace('Wants', 'Wants'), ''])
  expect(again).toMatchObject({ added: 0, same: 0, changes: 1 })
  const same = await check([HEAD, DORA, 'EMIL@shop.example,Emil,,,,,,,,,no'])
  expect(same).toMatchObject({ added: 0, changes: 0, same: 2 })
  await apply(same.id)
  expect(await everything()).toEqual(after)
})

test('a customer who was imported sets a password by the link of an email, and logs in', async () => {
  await apply((await check(['email,name', 'fay@shop.example,Fay'])).id)
  const email = 'fay@shop.example'
  expect((await shop.send('POST', '/api/login', { email, password: PASSWORD })).status).toBe(401)
  await shop.send('POST', '/api/forget-password', { email })
  const token = await tokenFor(email)
  const password = { password: PASSWORD, password_confirmation: PASSWORD }
  await shop.send('POST', '/api/reset-password', { token, email, ...password })
  expect((await logIn(shop, { email, password: PASSWORD })).token).not.toBe('')
  expect((await userOf(email)).email_verified_at).not.toBeNull()
})

/** Returns the token of the emailed link; the email is queued after the response. */
async function tokenFor(email: string): Promise<string> {
  for (;;) {
    const [mail] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    const token = /token=([^&"\s]+)/.exec(mail?.text ?? '')?.[1]
    if (token) return token
  }
}

test('the dry run names each line that is left out, in the words of a shopkeeper', async () => {
  const ada = await register(shop, 'Ada')
  const benno = await register(shop, 'Benno')
  await shop.db.update(users).set({ disabled_at: new Date() }).where(eq(users.public_id, benno.id))
  const head = 'id,email,name,line1,city,region,postcode,country,disabled,role,store_credit'
  const checked = await check([
    head,
    `,${ada.email.toUpperCase()},Ada,,,,,,,,`,
    `,ADA@example.com,Ada,,,,,,,,`,
    ',nobody,Ned,,,,,,,,',
    ',,Ned,,,,,,,,',
    `,${benno.email},Benno,,,,,,,,`,
    `,${admin.email},Cleo,,,,,,,,`,
    ',gus@shop.example,,,,,,,,,',
    ',hal@shop.example,Hal,5 High St,,,,,,,',
    ',ida@shop.example,Ida,5 High St,Berlin,,10115,Atlantis,,,',
    ',jon@shop.example,Jon,5 High St,Portland,OR,9,US,,,',
    ',kim@shop.example,Kim,,,,,,yes,,',
    ',lea@shop.example,Lea,,,,,,,owner,',
    `${ada.id},max@shop.example,Max,,,,,,,,`,
    'gone-for-good,ned@shop.example,Ned,,,,,,,,',
    ',ola@shop.example,Ola,,Oslo,,,,,,',
    ',pia@shop.example,Pia,,,,,DE,,,12.50',
  ])
  expect(checked.faults.map(({ line, sentence }) => `${line} ${sentence}`)).toEqual([
    '3 Line 2 has the same email address.',
    '4 email must be an address such as name@example.com.',
    '5 email is missing.',
    '6 This account is disabled. Enable it first.',
    '7 This account belongs to the staff.',
    '8 Enter a name for a new customer.',
    '9 city is missing. Complete the address, or leave it empty.',
    '10 There’s no country “Atlantis”. Enter its code, such as US or DE.',
    '11 postcode: Enter a ZIP code, such as 97205.',
    '12 A disabled account isn’t added.',
    '13 Staff are invited, not imported.',
    '14 The account with this id has another email address, which only its customer changes.',
    '15 The account with this id was deleted. To add a new one all the same, leave id empty.',
    '16 line1 is missing. Complete the address, or leave it empty.',
  ])
  expect(checked).toMatchObject({ added: 1, changes: 0, same: 1, refused: 14 })
  expect(checked.lines[0]?.hint).toBe(
    'Store credit isn’t taken over: give it on the customer’s page. Without a street and a city, no address is kept.',
  )
})

test('a table changes names and the main address of a customer, and leaves what it doesn’t name', async () => {
  const ada = await register(shop, 'Ada')
  await as(shop, ada)('POST', '/api/addresses', ADDRESS)
  await as(shop, ada)('POST', '/api/addresses', { ...ADDRESS, line1: '2 Side St' })
  const checked = await check([
    'email,last_name,line1,city,region,postcode,country',
    `${ada.email},Lovelace,7 New St,Salem,Oregon,97301,United States`,
  ])
  expect(checked.lines).toMatchObject([{ verdict: 'change', title: ada.email }])
  await apply(checked.id)
  const user = await userOf(ada.email)
  expect(user).toMatchObject({ name: 'Ada', last_name: 'Lovelace' })
  const book = await shop.db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, user.id))
    .orderBy(addresses.id)
  expect(book).toMatchObject([
    { line1: '7 New St', city: 'Salem', phone: ADDRESS.phone, name: 'Ada Rider' },
    { line1: '2 Side St', city: 'Portland' },
  ])
  const isHers = and(
    eq(accountEvents.user_id, user.id),
    eq(accountEvents.detail, `import ${checked.id}`),
  )
  expect(await shop.db.$count(accountEvents, isHers)).toBe(1)
})

test('a table is read in the form in which people’s own entries are stored', async () => {
  const ida = await register(shop, 'Ida')
  await shop.db
    .update(users)
    .set({ email: 'ida@käfer.example', email_key: 'ida@xn--kfer-loa.example' })
    .where(eq(users.email_key, ida.email.toLowerCase()))
  const lines = [
    'email,name,line1,city,region,postcode,country,phone',
    'Ida@KÄFER.example,Ｉｄａ\u00a0Ｍａｅ,7 New\u200b St,Salem,oregon,97301 1234,US,＋1 503–555',
  ]
  const checked = await check(lines)
  expect(checked).toMatchObject({ added: 0, changes: 1, refused: 0 })
  await apply(checked.id)
  expect(await userOf('ida@xn--kfer-loa.example')).toMatchObject({ name: 'Ida Mae' })
  expect(await shop.db.select().from(addresses)).toMatchObject([
    { line1: '7 New St', region: 'OR', postcode: '97301-1234', phone: '+1 503-555' },
  ])
  await shop.db.update(addresses).set({ region: 'Oregon', postcode: '973011234' })
  expect(await check(lines)).toMatchObject({ same: 1, changes: 0 })
})

test('an account that was deleted is in no line of an import, and lines are forgotten after a week', async () => {
  const ada = await register(shop, 'Ada')
  const checked = await check(['email,last_name', `${ada.email},New`, 'bob@shop.example,Bob'])
  expect(await shop.db.$count(csvLines, eq(csvLines.title, ada.email))).toBe(1)
  await as(shop, admin)('POST', `/api/backoffice/customers/${ada.id}/erase`, { email: ada.email })
  expect(await shop.db.$count(csvLines, eq(csvLines.title, ada.email))).toBe(0)
  await apply(checked.id)
  await purgeImports(shop.db, new Date(Date.now() + 86_400_000))
  expect(await shop.db.$count(csvLines)).toBe(0)
})

test('customers are imported by who may change them, apart from the tables of the catalog', async () => {
  const manager = await registerAdmin(shop, 'Mara', 'manager')
  expect((await upload('email\na@b.example\n', manager)).status).toBe(200)
  const { id } = await check(['email,name', 'ada@shop.example,Ada'])
  const catalog = (path: string) => as(shop, admin)('GET', `/api/backoffice/imports${path}`)
  expect((await catalog(`/${id}`)).body.code).toBe('import_not_found')
  expect(dataOf<{ imports: CsvImports }>(await catalog('')).imports).toEqual([])
  await apply(id)
  const path = '/api/backoffice/audit?kind=customer-imports'
  const log = dataOf<AuditList>(await as(shop, admin)('GET', path))
  expect(log.items).toMatchObject([{ action: 'csv.applyCustomers' }])
})

test('people of the same name get user names of their own, also beside those who had one', async () => {
  await register(shop, 'Ada')
  const lines = Array.from({ length: 60 }, (_, n) => `ada${n}@shop.example,Ada,Rider`)
  expect(await apply((await check(['email,name,last_name', ...lines])).id)).toMatchObject({
    written: 60,
  })
  const rows = await shop.db.select({ name: users.user_name }).from(users)
  expect(new Set(rows.map(({ name }) => name.toLowerCase())).size).toBe(rows.length)
})

test('a worker that dies in the middle leaves whole batches, and two that go on add each customer once', async () => {
  const lines = Array.from(
    { length: 1_300 },
    (_, n) => `p${n}@shop.example,Pat ${n},1 Weg,Bonn,DE,53111,N${n}`,
  )
  const { id } = await check(['email,name,line1,city,country,postcode,note', ...lines])
  await office('POST', `/${id}/applied`)
  let batches = 0
  const db = new Proxy(shop.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown
      return (work: Parameters<typeof target.transaction>[0]) =>
        target.transaction(async (tx) => {
          const done = await work(tx)
          batches += 1
          if (batches === 2) throw new Error('killed')
          return done
        })
    },
  })
  await expect(runImport({ ...shop.deps, db }, id)).rejects.toThrow('killed')
  expect(await read(id)).toMatchObject({ state: 'applying', position: 500, written: 500 })
  await Promise.all([runImport(shop.deps, id), runImport(shop.deps, id)])
  await runImport(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'applied', written: 1_300 })
  expect(await shop.db.$count(users, sql`${users.email_key} like 'p%@shop.example'`)).toBe(1_300)
  expect(await shop.db.$count(addresses)).toBe(1_300)
  expect(await shop.db.$count(customerNotes)).toBe(1_300)
})
