import { screen, waitFor, within } from '@testing-library/react'

import type { Webhook } from '@/contract/office/webhooks/webhooks'
import type { WebhookDelivery } from '@/contract/office/webhooks/webhooks-routes'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import { edit as editTexts } from '@/messages/kit/edit'
import { rotateDialog, webhooks as texts } from '@/messages/office/webhooks/webhooks'
import { webhooks as page } from '@/screens/backoffice/webhooks'
import type { Fakes } from '@/__tests__/support/fake-services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const AT = '2026-11-20T12:00:00.000Z'
const HOOK: Webhook = {
  ...{ id: 'w1', name: 'ERP', address: 'https://erp.example/hook', events: ['order.paid'] },
  ...{ with_customer: false, state: 'working', succeeded_at: AT, failing_since: null },
  ...{ paused_at: null, waiting: 0, failed: 0, secret_end: 'k9Q=', previous_until: null },
  version: 'v1',
}
const DELIVERY: WebhookDelivery = {
  ...{ id: 8, message_id: 'evt_8', event: 'order.paid', subject: 'order/NK-1', state: 'waiting' },
  ...{ at: AT, tries: 2, tried_at: AT, due_at: '2026-11-20T13:00:00.000Z', took_ms: 12 },
  ...{ status: 500, error: 'The answer was 500.', body: '{"id":"evt_8"}', answer: 'no' },
}

function open(entries: Webhook[], webhooks: Fakes['webhooks'] = {}) {
  const events = async () => [{ name: 'order.paid' as const, body: '{"type":"order.paid"}' }]
  const deliveries = async () => ({ deliveries: [DELIVERY], next: null })
  const delivery = async () => DELIVERY
  return renderApp(withDialogs(page().body), {
    ...{ path: '/backoffice/webhooks', role: 'owner' },
    fakes: { webhooks: { list: async () => entries, events, deliveries, delivery, ...webhooks } },
  })
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('without webhooks, says what to add', async () => {
  open([])
  expect(await screen.findByText(texts.none)).toBeVisible()
})

it('chooses events with an example each, and shows why an address is refused', async () => {
  const add = jest.fn(async (body) => ({ ...HOOK, ...body }))
  const field = { field: 'address', message: 'The address isn’t public.' }
  add.mockRejectedValueOnce(problem('invalid_input', { status: 422, message: '', errors: [field] }))
  const { user } = open([], { add })
  await user.click(await button(texts.add))
  await user.type(screen.getByLabelText(texts.fields.name.label), 'ERP')
  await user.type(screen.getByLabelText(texts.fields.address.label), 'https://10.0.0.7/')
  await user.click(screen.getByRole('button', { name: editTexts.save }))
  expect(screen.getByText('Choose at least one event.')).toBeVisible()
  expect(await screen.findByLabelText(texts.exampleOf('order.paid'))).toHaveTextContent(
    'order.paid',
  )
  await user.click(screen.getByRole('button', { name: texts.allEvents }))
  expect(screen.getByText(texts.chosenEvents(WEBHOOK_EVENTS.length))).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.noEvents }))
  await user.click(screen.getByRole('checkbox', { name: /order\.paid/ }))
  await user.click(screen.getByRole('button', { name: editTexts.save }))
  expect(await screen.findByText(field.message)).toBeVisible()
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ events: ['order.paid'] }))
})

it('sends a test and shows how it went', async () => {
  const test = jest.fn(async () => DELIVERY)
  test.mockResolvedValueOnce({ ...DELIVERY, error: null })
  const { user } = open([HOOK], { test })
  await user.click(await button('ERP'))
  await user.click(await button(texts.log.test))
  expect(await screen.findByText(texts.log.tested)).toBeVisible()
  await user.click(await button(texts.log.test))
  expect(await screen.findByText(texts.log.testFailed('The answer was 500.'))).toBeVisible()
})

it('shows after a refresh that the webhook has begun to fail', async () => {
  const list = jest.fn(async () => [{ ...HOOK, state: 'failing' as const, failing_since: AT }])
  list.mockResolvedValueOnce([HOOK] as never)
  const { user } = open([], { list })
  await user.click(await button('ERP'))
  expect(screen.queryByText(texts.failingSince(AT))).toBeNull()
  await user.click(await button(texts.log.refresh))
  expect(await screen.findByText(texts.failingSince(AT))).toBeVisible()
})

it('shows a delivery with its request and answer, and sends it again', async () => {
  const resend = jest.fn(async () => DELIVERY)
  const { user } = open([{ ...HOOK, state: 'failing', failing_since: AT }], { resend })
  await user.click(await button('ERP'))
  expect(screen.getByText(texts.failingSince(AT))).toBeVisible()
  await user.click(await button(/order\/NK-1/))
  expect(await screen.findByLabelText(texts.log.request)).toHaveTextContent('evt_8')
  expect(screen.getByLabelText(texts.log.answer)).toHaveTextContent('no')
  expect(screen.getByText(texts.log.next(DELIVERY.due_at ?? ''))).toBeVisible()
  await user.click(await button(texts.log.resend))
  expect(await screen.findByText(texts.log.resent)).toBeVisible()
  expect(resend).toHaveBeenCalledWith({ id: 'w1', delivery: '8' })
})

it('filters the log and pages to older deliveries', async () => {
  const deliveries = jest.fn(async () => ({ deliveries: [DELIVERY], next: '8' }))
  const { user } = open([HOOK], { deliveries })
  await user.click(await button('ERP'))
  await user.click(await button(texts.log.older))
  await waitFor(() =>
    expect(deliveries).toHaveBeenLastCalledWith({ id: 'w1', state: null, after: '8' }),
  )
  await user.selectOptions(screen.getByLabelText(texts.log.filter), 'failed')
  await waitFor(() =>
    expect(deliveries).toHaveBeenLastCalledWith({ id: 'w1', state: 'failed', after: null }),
  )
})

it('shows the new secret after a rotation, and until when the previous one signs', async () => {
  const entries = [HOOK]
  const rotate = jest.fn(async () => {
    entries[0] = { ...HOOK, previous_until: AT }
    return entries[0]
  })
  const secret = async () => 'whsec_new'
  const { user } = open(entries, { list: async () => [...entries], rotate, secret })
  await user.click(await button('ERP'))
  const part = within(screen.getByRole('region', { name: texts.secret.title }))
  await user.click(part.getByRole('button', { name: texts.secret.rotate }))
  expect(rotate).not.toHaveBeenCalled()
  await user.click(await button(rotateDialog('ERP').primaryButton))
  expect(await screen.findByText('whsec_new')).toBeVisible()
  expect(await screen.findByText(texts.secret.previous(AT))).toBeVisible()
})

it('says since when a webhook is paused, and resumes it', async () => {
  const resume = jest.fn(async () => HOOK)
  const { user } = open([{ ...HOOK, state: 'paused', paused_at: AT }], { resume })
  await user.click(await button('ERP'))
  expect(screen.getByText(texts.pausedSince(AT))).toBeVisible()
  await user.click(await button(texts.resume))
  expect(await screen.findByText(texts.saved('ERP'))).toBeVisible()
})
