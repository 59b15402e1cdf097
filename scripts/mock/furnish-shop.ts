import { randomUUID } from 'node:crypto'

import { MOCK_PEOPLE } from '../../mocks/people'
import { makeFirstAdminLink } from '../../server/identity/account/first-admin'
import { openClient, type MockClient } from './client'
import { ADDRESS, disputeOrder, fulfillOrder, placeOrder } from './orders'

const { member, admin } = MOCK_PEOPLE
type Buyer = { name: string; email: string }

const ADA: Buyer = { name: `${member.name} ${member.last_name}`, email: member.email }
const GRACE = { name: 'Grace Wheeler', email: 'grace@mock.example' }
const LINUS = { name: 'Linus Hill', email: 'linus@mock.example' }

/** Creates the people of the mock shop with their orders and tickets, by calls of the API, once. */
export async function furnishShop(): Promise<void> {
  const client = openClient()
  try {
    client.goBack(90)
    const link = await makeFirstAdminLink(client.deps.db)
    if (link !== null) await furnish(client, link)
  } finally {
    await client.close()
  }
}

async function furnish(client: MockClient, link: string): Promise<void> {
  const { token } = await register(client, '/api/account/first-admin', { ...admin, token: link })
  const ada = await register(client, '/api/register', member)
  await confirmEmails(client)
  const { id } = await client.send<{ id: string }>('GET', '/api/me', ada)
  const body = { action: 'give', amount: 150, reason: 'Thank you for testing our shop.' }
  await client.send('POST', `/api/backoffice/customers/${id}/credit`, { body, token })
  const address = { ...ADDRESS, name: ADA.name }
  await client.send('POST', '/api/addresses', { body: address, token: ada.token })
  await placeOrders(client)
  await askQuestions(client)
}

type Person = { name: string; last_name: string; email: string; password: string; token?: string }

function register(client: MockClient, path: string, { last_name, ...person }: Person) {
  const { password } = person
  const body = { ...person, lastname: last_name, password_confirmation: password }
  return client.send<{ token: string }>('POST', path, { body })
}

async function confirmEmails(client: MockClient): Promise<void> {
  const { mails } = await client.send<{ mails: { text: string }[] }>('GET', '/api/outbox')
  for (const { text } of mails) {
    const token = /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1]
    if (token) await client.send('POST', '/api/account/email/confirm', { body: { token } })
  }
}

/** Logs in again, because access expires between the days of the past. */
const logIn = async (client: MockClient, { email, password }: Person) =>
  (await client.send<{ token: string }>('POST', '/api/login', { body: { email, password } })).token

async function placeOrders(client: MockClient): Promise<void> {
  const order = async (daysAgo: number, slug: string, buyer: Buyer) => {
    client.goBack(daysAgo)
    const token = buyer === ADA ? await logIn(client, member) : undefined
    return placeOrder(client, { slug, buyer, token })
  }
  // Delivered so long ago that it can be reviewed, but no longer withdrawn from.
  const delivered = await order(75, 'nireeka-homie', ADA)
  await fulfillOrder(client, delivered.number, () => logIn(client, admin))
  await order(33, 'nyx', LINUS)
  const disputed = await order(21, 'nireeka-prime', GRACE)
  await order(12, 'nireeka-homie', LINUS)
  await order(4, 'nyx', ADA)
  await order(1, 'nireeka-prime', GRACE)
  client.goBack(0)
  await disputeOrder(client, disputed)
}

async function askQuestions(client: MockClient): Promise<void> {
  client.goBack(2)
  const message = 'Can I still change the saddle of the Nyx that I ordered this week?'
  const question = { ...ADA, topic: 'order', message, request_key: randomUUID() }
  const token = await logIn(client, member)
  await client.send('POST', '/api/contact', { body: question, token })
  client.goBack(1)
  const other = {
    ...{ ...LINUS, topic: 'other', request_key: randomUUID() },
    message: 'Do you ship spare batteries to Norway, and how long does that take?',
  }
  await client.send('POST', '/api/contact', { body: other })
}
