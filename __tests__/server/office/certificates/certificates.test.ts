import { sql } from 'drizzle-orm'

import type { Certificates } from '@/contract/account/certificates/certificates'
import { createApi } from '@/server/app'
import { taxCertificates, taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import { files } from '@/server/kernel/db/schema/system/files'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { registerAdmin } from '@/__tests__/support/admins'
import {
  asCertificate,
  certificateBody,
  decideCertificate,
  readCertificates,
  uploadPdf,
} from '@/__tests__/support/certificates'
import { fresh, freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'

const OWN = '/api/account/tax-certificates'
const OFFICE = '/api/backoffice/tax-certificates'
const REFUSED = { decision: 'refused', decision_reason: 'The signature is missing.' }

const { shop, admin } = freshOffice()
const ada = fresh(() => register(shop, 'Ada'))

const read = async (member: Member) =>
  dataOf<Certificates>(await as(shop, member)('GET', OWN)).certificates
const submit = async (change: Record<string, unknown>) =>
  as(shop, ada)('POST', OWN, await certificateBody(shop, change))
const decide = (id: number, body: Record<string, unknown>, by: Member = admin) =>
  as(shop, by)('PUT', `${OFFICE}/${id}`, {
    ...{ decision: 'approved', decision_reason: '', ends_on: null, ...body },
  })
const versionOf = async (id: number) =>
  (await readCertificates(shop, admin)).find((one) => one.id === id)?.version

describe('a member', () => {
  test('submits a certificate for a state where the shop collects a tax of the state', async () => {
    const { regions } = dataOf<Certificates>(await as(shop, ada)('GET', OWN))
    const codes = regions.map(({ country_code, region }) => `${country_code}-${region}`)
    expect(codes).toEqual(expect.arrayContaining(['US-NY', 'CA-BC', 'CA-QC']))
    expect(codes).not.toContain('CA-ON')
    await asCertificate(shop, ada)
    expect(await read(ada)).toMatchObject([
      { region_title: 'New York', state: 'submitted', submitted_on: '2026-11-20' },
    ])
  })

  test.each([
    ['a state without a tax', { region: 'OR' }, 'region'],
    ['harmonized sales tax', { country_code: 'CA', region: 'ON' }, 'region'],
    ['a last day that is over', { ends_on: '2026-11-19' }, 'ends_on'],
    ['another reason without words', { reason: 'other' }, 'other'],
    ['no number', { number: ' ' }, 'number'],
  ])('can’t submit %s', async (_, change, field) => {
    const { status, body } = await submit(change)
    expect([status, body.errors?.[0]?.field]).toEqual([422, field])
    expect(await read(ada)).toEqual([])
  })

  test('can’t submit text, a stranger’s used file, or two for one state', async () => {
    const text = await uploadPdf(shop, 'Plain text', 'note.txt')
    expect(outcome(await submit({ file: text }))).toBe('certificate_file_type')
    const used = await uploadPdf(shop)
    await asCertificate(shop, await register(shop, 'Ben'), { file: used })
    expect(outcome(await submit({ file: used }))).toBe('file_not_found')
    expect(outcome(await submit({}))).toBe('done')
    expect(outcome(await submit({}))).toBe('certificate_exists')
    expect(outcome(await submit({ country_code: 'CA', region: 'BC' }))).toBe('done')
  })

  test('withdraws a submitted certificate with its file, and no decided one', async () => {
    const id = await asCertificate(shop, ada)
    expect(outcome(await as(shop, ada)('DELETE', `${OWN}/${id}`))).toBe('done')
    expect(await shop.db.$count(files)).toBe(0)
    const decided = await asCertificate(shop, ada)
    await decideCertificate(shop, admin, decided, REFUSED)
    const late = await as(shop, ada)('DELETE', `${OWN}/${decided}`)
    expect(outcome(late)).toBe('certificate_not_found')
    expect(await read(ada)).toMatchObject([
      { state: 'refused', decision_reason: REFUSED.decision_reason },
    ])
  })

  test('neither sees nor withdraws a certificate of someone else', async () => {
    const id = await asCertificate(shop, ada)
    const ben = await register(shop, 'Ben')
    expect(await read(ben)).toEqual([])
    const foreign = await as(shop, ben)('DELETE', `${OWN}/${id}`)
    expect(outcome(foreign)).toBe('certificate_not_found')
    expect(await read(ada)).toHaveLength(1)
    expect((await shop.send('GET', OWN)).status).toBe(401)
  })

  test('reads the file by a link that expires and can’t be guessed', async () => {
    await asCertificate(shop, ada)
    const href = (await read(ada))[0]?.file.href ?? ''
    const statusOf = async (url: string) => (await createApi(shop.deps).request(url)).status
    expect(await statusOf(href)).toBe(200)
    const [path = ''] = href.split('?')
    expect(await statusOf(`${path}?until=9999999&key=${'0'.repeat(32)}`)).toBe(404)
    shop.clock.advance(3 * 3_600_000)
    expect(await statusOf(href)).toBe(404)
  })
})

describe('staff', () => {
  test('see the queue and what one customer sent', async () => {
    const id = await asCertificate(shop, ada)
    const ben = await register(shop, 'Ben')
    await asCertificate(shop, ben)
    await decideCertificate(shop, admin, id, { ends_on: '2026-11-20' })
    const listed = async (query: string) =>
      (await readCertificates(shop, admin, query)).map(({ customer }) => customer?.email)
    expect(await listed('?list=submitted')).toEqual([ben.email])
    expect(await listed('?list=approved')).toEqual([ada.email])
    expect(await listed(`?customer=${ada.id}`)).toEqual([ada.email])
    await shop.db
      .update(taxCertificates)
      .set({ ends_on: '2026-11-19' })
      .where(sql`id = ${id}`)
    expect(await listed('?list=approved')).toEqual([])
    expect(await listed('?list=ended')).toEqual([ada.email])
  })

  test('page by certificate, not by its number', async () => {
    for (let count = 0; count < 51; count += 1) {
      const id = await asCertificate(shop, ada, { number: 'A' })
      await shop.db.execute(sql`update tax_certificates set decision = 'refused' where id = ${id}`)
    }
    const page = await as(shop, admin)('GET', OFFICE)
    const { next } = dataOf<{ next: string }>(page)
    expect(await readCertificates(shop, admin, `?after=${next}`)).toHaveLength(1)
  })

  test('decide once: the second of two decisions is a conflict', async () => {
    const id = await asCertificate(shop, ada)
    const version = await versionOf(id)
    const both = await Promise.all([decide(id, { version }), decide(id, { ...REFUSED, version })])
    expect(both.map(outcome).sort()).toEqual(['certificate_changed', 'done'])
    expect(await shop.db.$count(mailOutbox, sql`kind = 'certificate_decided'`)).toBe(1)
  })

  test.each([
    ['a refusal without a reason', { decision: 'refused' }, 'decision_reason'],
    ['a last day that is over', { ends_on: '2026-11-19' }, 'ends_on'],
  ])('can’t decide %s', async (_, change, field) => {
    const id = await asCertificate(shop, ada)
    const { status, body } = await decide(id, { ...change, version: await versionOf(id) })
    expect([status, body.errors?.[0]?.field]).toEqual([422, field])
    expect((await read(ada))[0]?.state).toBe('submitted')
  })

  test('need a permission to see and another to decide; the audit log has the decision', async () => {
    const id = await asCertificate(shop, ada)
    const reader = await registerAdmin(shop, 'Rhea', 'read_only')
    const author = await registerAdmin(shop, 'Cora', 'content')
    expect(await readCertificates(shop, reader)).toHaveLength(1)
    expect((await decide(id, { version: await versionOf(id) }, reader)).status).toBe(403)
    expect((await as(shop, author)('GET', OFFICE)).status).toBe(403)
    await decideCertificate(shop, admin, id, { ends_on: '2027-12-31' })
    const { rows } = await shop.db.execute<{ entry: string }>(
      sql`select to_jsonb(d)::text as entry from audit_entries a join audit_details d on d.entry_id = a.id
        where a.action = 'taxCertificates.decide'`,
    )
    expect(rows.at(-1)?.entry).toMatch(/approved.*submitted/s)
  })

  test('the member gets an email about each decision', async () => {
    const id = await asCertificate(shop, ada)
    await decideCertificate(shop, admin, id, { ends_on: '2027-12-31' })
    await decideCertificate(shop, admin, id, {
      ...{ decision: 'refused', decision_reason: 'The business closed.' },
    })
    const mails = await shop.db
      .select({ subject: mailOutbox.subject, text: mailOutbox.text, to: mailOutbox.recipient })
      .from(mailOutbox)
      .where(sql`kind = 'certificate_decided'`)
      .orderBy(mailOutbox.id)
    expect(mails.map(({ to }) => to)).toEqual([ada.email, ada.email])
    expect(mails[0]?.subject).toBe('Your exemption certificate for New York is approved')
    expect(mails[1]?.text).toContain('Reason: The business closed.')
  })
})

test('a state whose registration ended takes no certificate', async () => {
  await shop.db.update(taxRegistrations).set({ ends_on: '2026-11-19' })
  expect(outcome(await submit({}))).toBe('invalid_input')
})
