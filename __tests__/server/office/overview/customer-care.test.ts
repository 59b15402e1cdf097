import { sql } from 'drizzle-orm'

import type { OfficeCustomer } from '@/contract/office/customers/customers'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { registerAdmin } from '@/__tests__/support/admins'
import { deliver, confirmEmail } from '@/__tests__/support/after-sales'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { as, register, type Member } from '@/__tests__/support/members'
import { sharedOffice } from '@/__tests__/support/fixtures'

type WireCustomer = Omit<OfficeCustomer, 'credit'> & { credit: number }

const { shop, admin } = sharedOffice()

const post = (id: string, what: string, body?: unknown, by = admin) =>
  as(shop, by)('POST', `/api/backoffice/customers/${id}/${what}`, body)
const mailsOf = (kind: string, { email }: Member) =>
  shop.db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.kind} = ${kind} and ${mailOutbox.recipient} = ${email}`)
async function lastEntry(action: string): Promise<string> {
  const { rows } = await shop.db.execute<{ entry: string }>(
    sql`select to_jsonb(a)::text || coalesce(to_jsonb(d)::text, '') as entry from audit_entries a
      left join audit_details d on d.entry_id = a.id where a.action = ${action}
      order by a.id desc limit 1`,
  )
  return rows[0]?.entry ?? ''
}

describe('store credit', () => {
  const change = (id: string, action: string, amount: number, headers = {}) =>
    as(shop, admin)(
      'POST',
      `/api/backoffice/customers/${id}/credit`,
      { action, amount, reason: 'Late parcel' },
      headers,
    )
  const creditOf = async (id: string) =>
    dataOf<WireCustomer>(await as(shop, admin)('GET', `/api/backoffice/customers/${id}`)).credit

  test('it is booked once per press, told to the customer, and in the audit log', async () => {
    const ada = await register(shop, 'Adalind')
    const press = { 'idempotency-key': 'press-of-a-button' }
    expect(dataOf<WireCustomer>(await change(ada.id, 'give', 25, press)).credit).toBe(25)
    const entry = await lastEntry('customers.changeCredit')
    expect(entry).toContain(ada.id)
    expect(entry).toContain('credit_cents')
    expect(entry).toContain('Late parcel')
    expect(dataOf<WireCustomer>(await change(ada.id, 'give', 25, press)).credit).toBe(25)
    const mails = await mailsOf('credit_changed', ada)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Late parcel')
    expect(mails[0]?.text).toContain('$25.00')
    await expectSoundLedger(shop.db)
  })

  test('what is taken back is never more than there is, also by several at once', async () => {
    const ben = await register(shop, 'Benno')
    await change(ben.id, 'give', 30)
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(ben.id, 'take', 20)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('credit_short')
    expect(await creditOf(ben.id)).toBe(10)
    expect(await mailsOf('credit_changed', ben)).toHaveLength(2)
    await expectSoundLedger(shop.db)
  })

  test('a repeat of taking all of it is no second try', async () => {
    const carla = await register(shop, 'Carla')
    await change(carla.id, 'give', 5)
    const press = { 'idempotency-key': 'take-all-of-it' }
    expect((await change(carla.id, 'take', 5, press)).status).toBe(200)
    expect((await change(carla.id, 'take', 5, press)).status).toBe(200)
    expect(await creditOf(carla.id)).toBe(0)
  })

  test('the customer sees both in the history of their credit', async () => {
    const dora = await register(shop, 'Dora')
    await change(dora.id, 'give', 8)
    await change(dora.id, 'take', 3)
    const { entries } = dataOf<{ entries: { kind: string; amount: number }[] }>(
      await as(shop, dora)('GET', '/api/credits'),
    )
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goodwill', -3],
      ['goodwill', 8],
    ])
  })

  test('amounts without sense, staff and whoever may not are refused', async () => {
    const emil = await register(shop, 'Emil')
    for (const amount of [0, -1, 5000.01, 1.001]) {
      expect((await change(emil.id, 'give', amount)).status).toBe(422)
    }
    expect((await change(admin.id, 'give', 5)).body.code).toBe('customer_is_staff')
    const body = { action: 'give', amount: 5, reason: 'Asked nicely' }
    const support = await registerAdmin(shop, 'Gil', 'support')
    expect((await post(emil.id, 'credit', body, support)).body.code).toBe('permission_missing')
    expect(await creditOf(emil.id)).toBe(0)
  })
})

describe('the confirmation email', () => {
  test('it goes out again, a few times an hour, and not to who has confirmed', async () => {
    const fay = await register(shop, 'Fay')
    expect((await post(fay.id, 'confirmation')).status).toBe(200)
    expect(await mailsOf('confirm_email', fay)).toHaveLength(2)
    await confirmEmail(shop, fay)
    expect((await post(fay.id, 'confirmation')).body.code).toBe('customer_is_confirmed')
    expect((await post('nobody', 'confirmation')).body.code).toBe('customer_not_found')
  })
})

describe('personal data', () => {
  test('staff exports what the customer’s own export holds, and the audit log tells', async () => {
    const gina = await register(shop, 'Ginevra')
    const { status, body } = await post(gina.id, 'export')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(gina.email)
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['users', 'orders', 'sessions']))
    expect(await lastEntry('customers.exportData')).toContain(gina.id)
    const support = await registerAdmin(shop, 'Hal', 'support')
    expect((await post(gina.id, 'export', undefined, support)).body.code).toBe('permission_missing')
  })

  test('an account is erased by its typed email alone, and the books stay sound', async () => {
    const ida = await register(shop, 'Idalia')
    await post(ida.id, 'credit', { action: 'give', amount: 12, reason: 'Late parcel' })
    const wrong = await post(ida.id, 'erase', { email: 'ida@elsewhere.org' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_input'])
    expect((await post(ida.id, 'erase', { email: ida.email.toUpperCase() })).status).toBe(200)
    expect((await as(shop, ida)('GET', '/api/me')).status).toBe(401)
    expect((await post(ida.id, 'erase', { email: ida.email })).status).toBe(404)
    const entry = await lastEntry('customers.erase')
    expect(entry).toContain(ida.id)
    expect(entry).not.toContain(ida.email)
    await expectSoundLedger(shop.db)
  })

  test('an open order keeps its account; once it arrived, the order outlives it', async () => {
    const jon = await register(shop, 'Jonathan')
    await saveBike(shop, jon)
    const number = await buyCart(shop, jon)
    const early = await post(jon.id, 'erase', { email: jon.email })
    expect([early.status, early.body.code]).toEqual([409, 'customer_has_order'])
    await deliver(shop, number)
    expect((await post(jon.id, 'erase', { email: jon.email })).status).toBe(200)
    const order = await as(shop, admin)('GET', `/api/backoffice/orders/${number}`)
    expect(order.body).toMatchObject({ data: { number } })
    expect(JSON.stringify(order.body)).not.toContain(jon.email)
  })

  test('staff is not erased here', async () => {
    const { body } = await post(admin.id, 'erase', { email: admin.email })
    expect(body.code).toBe('customer_is_staff')
  })
})
