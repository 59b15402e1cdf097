import { api } from '@/contract/kit/api'
import { mock } from '@/mocks/mock'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { expectConsole } from '@/__tests__/support/expect-console'

const subscribe = (body: unknown) =>
  new Request('http://api.mock/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a resolver’s answer is encoded by the contract', async () => {
  const outbox = mock(api.outbox.list, () => ({ mails: [] }))
  const response = await outbox.request('/api/outbox')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: { mails: [] } })
})

test('an outdated fixture fails and names its route', async () => {
  expectConsole('error', /The mock of GET \/api\/outbox answers what the contract does not allow/)
  const outbox = mock(api.outbox.list, () => ({ mails: [{}] }) as never)
  expect((await outbox.request('/api/outbox')).status).toBe(500)
})

test('input is parsed by the contract before the resolver gets it', async () => {
  const resolver = jest.fn()
  const newsletter = mock(api.newsletter.subscribe, resolver)
  expect((await newsletter.fetch(subscribe({ email: 'nobody' }))).status).toBe(422)
  expect(resolver).not.toHaveBeenCalled()
})

test('a resolver fails as the API does', async () => {
  const order = mock(api.orders.read, () => {
    throw new DomainError('order_not_found', 'No such order.')
  })
  const response = await order.request('/api/orders/NK-1/key')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'order_not_found' })
})

test('a route outside the contract can’t be mocked', () => {
  expect(() => mock({ ...api.outbox.list }, () => ({ mails: [] }))).toThrow('The contract has no')
})
