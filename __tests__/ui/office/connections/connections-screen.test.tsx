import { screen, within } from '@testing-library/react'

import { ModalHost } from '@/components/kit/layout/modal-host'
import { ConnectionsScreen } from '@/components/office/connections/connections-screen'
import type { ConnectionRow, Connections } from '@/contract/office/connections/connections'
import { CONNECTIONS, type Connection } from '@/domain/office/connections/connections'
import { connections as texts, switchKeysDialog } from '@/messages/office/connections/connections'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const row = (name: Connection, change: Partial<ConnectionRow> = {}): ConnectionRow => ({
  ...{ name, variables: [], mode: null, state: 'missing', reason: null, keys: [] },
  webhook_url: name === 'stripe' ? 'https://velotal.example/api/webhooks/stripe' : null,
  last_event_at: null,
  ...change,
})

const KEYS: ConnectionRow['keys'][number] = {
  ...{ mode: 'test', is_used: true, is_readable: true },
  fields: [{ name: 'secret_key', text: '••••a1B2' }],
  ...{ set_by: 'Ada', set_at: '2026-11-20T12:00:00.000Z' },
}
const TEST_STRIPE = row('stripe', { mode: 'test', state: 'works', keys: [KEYS] })

const answer = (...rows: ConnectionRow[]): Connections => ({
  connections: CONNECTIONS.map((name) => rows.find((one) => one.name === name) ?? row(name)),
  logins: [
    { name: 'google', is_set: true },
    { name: 'facebook', is_set: false },
  ],
})

function open(
  overrides: Partial<Services['connections']> = {},
  role: 'owner' | 'manager' = 'owner',
) {
  const services = fakeServices({ connections: { read: async () => answer(), ...overrides } })
  const page = (
    <>
      <ConnectionsScreen />
      <ModalHost />
    </>
  )
  return renderApp(page, { path: '/backoffice/connections', role, services })
}

const part = async (name: Connection) =>
  within(await screen.findByRole('region', { name: texts.of(name).title }))
const button = (label: string, title: string) => ({ name: `${label}: ${title}` })

it('says what is missing in a new shop, and where events are sent', async () => {
  open()
  const stripe = await part('stripe')
  expect(stripe.getByText(texts.of('stripe').missing)).toBeVisible()
  expect(stripe.getByText('https://velotal.example/api/webhooks/stripe')).toBeVisible()
  expect(stripe.getAllByText(texts.noKeys)).toHaveLength(2)
  expect((await part('mail')).queryByRole('button', { name: texts.testMail })).toBeNull()
})

it('tries typed keys, and names the test mode once they are saved', async () => {
  const set = jest.fn(async () => answer(TEST_STRIPE))
  const { user } = open({ set })
  const stripe = await part('stripe')
  await user.click(stripe.getByRole('button', button('Enter keys', 'Test mode')))
  const form = within(stripe.getByRole('form', { name: 'Test mode' }))
  expect(form.getByLabelText('Secret key')).toHaveFocus()
  expect(form.getByLabelText('Secret key')).toHaveAttribute('type', 'password')
  await user.type(form.getByLabelText('Secret key'), 'sk_live_0123456789')
  await user.click(form.getByRole('button', { name: texts.save }))
  expect(form.getByText(/This is a live key/)).toBeVisible()
  expect(set).not.toHaveBeenCalled()
  await user.clear(form.getByLabelText('Secret key'))
  await user.type(form.getByLabelText('Secret key'), 'sk_test_0123456789')
  await user.click(form.getByRole('button', { name: texts.save }))
  expect(set).toHaveBeenCalledWith({
    ...{ connection: 'stripe', mode: 'test' },
    keys: { secret_key: 'sk_test_0123456789', webhook_secrets: '' },
  })
  expect(await stripe.findByText(texts.saved)).toBeVisible()
  expect(stripe.getByText(texts.testInUse)).toBeVisible()
  expect(stripe.getByText('••••a1B2')).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('sk_test')
})

it('shows the provider’s reason at the field, and keeps what was typed', async () => {
  const message = 'Stripe doesn’t know this key.'
  const refused = new ApiFailure({
    ...{ kind: 'problem', code: 'invalid_input', status: 422, message: 'Wrong keys.' },
    errors: [{ field: 'keys.secret_key', message }],
  } as ConstructorParameters<typeof ApiFailure>[0])
  const { user } = open({ set: jest.fn().mockRejectedValue(refused) })
  const stripe = await part('stripe')
  await user.click(stripe.getByRole('button', button('Enter keys', 'Live mode')))
  const field = stripe.getByLabelText('Secret key')
  await user.type(field, 'sk_live_0123456789')
  await user.click(stripe.getByRole('button', { name: texts.save }))
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(field).toHaveValue('sk_live_0123456789')
})

it('asks before real money is taken, and removes keys after a question', async () => {
  const live = { ...KEYS, mode: 'live' as const, is_used: false }
  const both = row('stripe', { mode: 'test', state: 'works', keys: [KEYS, live] })
  const use = jest.fn(async () => answer({ ...both, mode: 'live' }))
  const remove = jest.fn(async () => answer())
  const { user } = open({ read: async () => answer(both), use, remove })
  const stripe = await part('stripe')
  await user.click(stripe.getByRole('button', { name: texts.use('live') }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(switchKeysDialog('live').message)).toBeVisible()
  await user.click(question.getByRole('button', { name: texts.use('live') }))
  expect(use).toHaveBeenCalledWith({ connection: 'stripe', mode: 'live' })
  expect(await stripe.findByText(texts.liveInUse)).toBeVisible()
  await user.click(stripe.getByRole('button', button(texts.remove, 'Live mode')))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: texts.remove }),
  )
  expect(await stripe.findByText(texts.of('stripe').missing)).toBeVisible()
})

it('names what the server sets, and why it doesn’t work', async () => {
  const reason = 'Stripe says that this key has expired.'
  const variables = ['STRIPE_SECRET_KEY']
  const refused = row('stripe', { variables, mode: 'live', state: 'refused', reason })
  open({ read: async () => answer(refused) })
  const stripe = await part('stripe')
  expect(stripe.getByText(texts.server(variables))).toBeVisible()
  expect(stripe.getByText(reason)).toBeVisible()
  expect(stripe.getByText('Doesn’t work')).toBeVisible()
})

it('sends a test email to who asks', async () => {
  const mail = row('mail', { mode: 'live', state: 'works' })
  const { user } = open({
    read: async () => answer(mail),
    testMail: async () => ({ email: 'ada@example.com' }),
  })
  const email = await part('mail')
  await user.click(email.getByRole('button', { name: texts.testMail }))
  expect(await email.findByText(texts.testMailSent('ada@example.com'))).toBeVisible()
})

it('shows what is connected to those who may not change it', async () => {
  open({ read: async () => answer(TEST_STRIPE) }, 'manager')
  expect((await part('stripe')).getByText('Entered by Ada on', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
