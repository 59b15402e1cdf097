import { createMockApi } from '@/mocks/api'
import { openMockShop } from '@/mocks/mock-shop'
import { furnish } from '@/mocks/opening'
import { MOCK_PEOPLE } from '@/mocks/people'

const served = createMockApi(openMockShop())
const ask = (path: string, init?: RequestInit) =>
  served.fetch(new Request(`http://localhost:3000${path}`, init))

test('a path that no route has is a 404 problem document', async () => {
  const response = await ask('/api/nobody')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const requestId = response.headers.get('x-request-id')
  expect(await response.json()).toMatchObject({ code: 'not_found', request_id: requestId })
})

test('a method that a path does not have is a 405 problem document', async () => {
  const response = await ask('/api/countries', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('the OpenAPI document has the routes of the contract', async () => {
  const { paths } = (await (await ask('/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(paths)).toContain('/api/configurator/{slug}')
})

test('a failure carries data where the contract says so, and the id of its answer', async () => {
  const response = await ask('/api/spares/search?page=0')
  expect(response.status).toBe(422)
  const body = (await response.json()) as { data: unknown; request_id: string }
  expect(body.data).toEqual({ results: [], total: 0 })
  expect(body.request_id).toBe(response.headers.get('x-request-id'))
})

describe('the fault that a page asks for', () => {
  const from = (search: string) => ({
    headers: { referer: `http://localhost:3000/cart/checkout${search}` },
  })

  test('is there: ?mock=fail answers a failure that nobody expected', async () => {
    const response = await ask('/api/countries', from('?mock=fail'))
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'unexpected' })
  })

  test('is not there without it', async () => {
    expect((await ask('/api/countries', from(''))).status).toBe(200)
    expect((await ask('/api/countries', from('?mock=nothing'))).status).toBe(200)
  })

  test('offline closes the connection', async () => {
    const destroy = jest.fn()
    const request = new Request('http://localhost:3000/api/countries', from('?mock=offline'))
    await served.fetch(request, { incoming: { socket: { destroy } } })
    expect(destroy).toHaveBeenCalledTimes(1)
  })
})

describe('the shop that the development server opens with', () => {
  const shop = openMockShop()
  furnish(shop)
  const api = createMockApi(shop)

  async function call(path: string, token = '', body?: unknown, method?: string) {
    const response = await api.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
    return {
      status: response.status,
      body: (await response.json()) as { code?: string; data: Data },
    }
  }

  interface Data {
    token: string
    orders: { number: string; status: string; total: number }[]
    recent: { orders: number; refunded: number }
    waiting: { kind: string; count: number }[]
    transfers: { reference: string; amount: number }[]
    entries: { slug: string; status: string; latest: number }[]
    id: number
    state: string
    found: number
    reviews: { id: number; title: string; name: string; size: string | null }[]
    bikes: { id: number; status: string; can_upgrade: boolean; warranty_until: string | null }[]
    tickets: { number: string }[]
  }

  async function logIn(person: keyof typeof MOCK_PEOPLE) {
    const { email, password } = MOCK_PEOPLE[person]
    return (await call('/api/login', '', { email, password })).body.data.token
  }

  test('has a member with orders, bikes and a ticket, who may not administer', async () => {
    const token = await logIn('member')
    expect((await call('/api/orders', token)).body.data.orders).toHaveLength(2)
    const bikes = await call('/api/user/getUserBikes', token, { token })
    expect(bikes.body.data.bikes).toHaveLength(2)
    expect((await call('/api/support/tickets', token)).body.data.tickets).toHaveLength(1)
    expect((await call('/api/backoffice/overview', token)).status).toBe(403)
    expect((await call('/api/backoffice/overview')).status).toBe(401)
  })

  test('has a bike of the member that arrived and is reviewed once', async () => {
    const token = await logIn('member')
    const { bikes } = (await call('/api/user/getUserBikes', token, { token })).body.data
    expect(bikes).toMatchObject([
      { status: 'owned', can_upgrade: false, warranty_until: expect.any(String) as string },
      { status: 'ordered', can_upgrade: true, warranty_until: null },
    ])
    const [arrived, ordered] = bikes.map(({ id }) => id)
    const ofBike = async () => (await call(`/api/reviews/bikes/${arrived}`, token)).body.data.state
    const newest = async () => (await call('/api/reviews?bike=nireeka-homie')).body.data
    const { found } = await newest()
    const body = {
      ...{ rating: 5, title: 'Up the hill and back', rider_height: 172, consent: false },
      text: 'It carries the shopping and me, and neither of us is out of breath.',
    }
    const write = (order_bike_id: number | undefined) =>
      call('/api/reviews', token, { ...body, order_bike_id })

    expect(await ofBike()).toBe('open')
    expect((await write(ordered)).body.code).toBe('review_not_delivered')
    const { id } = (await write(arrived)).body.data
    expect(await ofBike()).toBe('written')
    expect((await write(arrived)).body.code).toBe('review_exists')
    expect(await newest()).toMatchObject({ found: found + 1, reviews: { 0: { id, size: null } } })

    const change = { ...body, title: 'Still uphill', consent: true }
    await call(`/api/reviews/${id}`, token, change, 'PUT')
    expect((await newest()).reviews[0]).toMatchObject({
      ...{ title: 'Still uphill', name: 'Ada R.', size: expect.any(String) as string },
    })
    await call(`/api/reviews/${id}`, token, undefined, 'DELETE')
    expect([await ofBike(), (await newest()).found]).toEqual(['open', found])
    expect((await call(`/api/reviews/${id}`, token, change, 'PUT')).status).toBe(404)
  })

  test('asks nothing of an order that arrived', async () => {
    const token = await logIn('member')
    const { orders } = (await call('/api/orders', token)).body.data
    const arrived = orders.at(-1)
    expect(arrived).toMatchObject({ status: 'delivered' })
    const detail = (await call(`/api/orders/${arrived?.number}`, token)).body.data
    expect(detail).toMatchObject({ can_cancel: false, withdrawal: { is_open: false } })
    const refused = await call(`/api/orders/${arrived?.number}/cancel`, token, {})
    expect(refused.body.code).toBe('order_not_cancellable')
    const edit = await call('/api/configurator/nireeka-homie?mode=CEUM&orderBikeID=1', token)
    expect(edit.body.code).toBe('bike_not_upgradable')
  })

  test('has a back office in which work gets done', async () => {
    const token = await logIn('admin')
    const read = async (path: string) => (await call(path, token)).body.data
    const { orders } = await read('/api/backoffice/orders')
    const [newest] = orders
    expect(orders).toHaveLength(6)
    expect((await read('/api/backoffice/overview')).recent.orders).toBe(4)

    const refund = { amount: 100, target: 'provider', reason: 'A scratch' }
    await call(`/api/backoffice/orders/${newest?.number}/refunds`, token, refund)
    const refunded = await read(`/api/backoffice/orders?q=${newest?.number}`)
    expect(refunded.orders).toMatchObject([{ status: 'partly_refunded' }])
    expect((await read('/api/backoffice/overview')).recent.refunded).toBe(100)
    const tooMuch = { ...refund, amount: newest?.total }
    const refused = await call(`/api/backoffice/orders/${newest?.number}/refunds`, token, tooMuch)
    expect(refused.status).toBe(409)

    const [transfer] = (await read('/api/backoffice/payments')).transfers
    const path = `/api/backoffice/bank-transfers/${transfer?.reference}/received`
    await call(path, token, { amount: 1 })
    const [rest] = (await read('/api/backoffice/payments')).transfers
    expect(rest).toMatchObject({ received: 1, amount: (transfer?.amount ?? 0) - 1 })
    await call(path, token, { amount: rest?.amount ?? 0 })
    expect((await read('/api/backoffice/payments')).transfers).toEqual([])
  })

  test('has a moderator who publishes what waits and settles what is reported', async () => {
    const [admin, member] = [await logIn('admin'), await logIn('member')]
    const office = '/api/backoffice/forum'
    const read = async (path: string) => (await call(path, admin)).body.data as unknown as Desk
    interface Desk {
      count: number
      posts: { id: number; post: { id: number }; thread: { id: number } }[]
      thread: { posts: number }
      records: { action: string }[]
    }
    expect((await call(`${office}/queue`, member)).body.code).toBe('not_allowed')

    const waiting = (await read(`${office}/queue`)).posts[0]
    const thread = `/api/forum/threads/${waiting?.thread.id}`
    const { posts } = (await read(thread)).thread
    const review = `${office}/queue/${waiting?.id}`
    await call(review, admin, { is_approved: true }, 'PUT')
    expect((await read(thread)).thread.posts).toBe(posts + 1)
    expect((await read(`${office}/queue`)).count).toBe(0)
    expect((await call(review, admin, { is_approved: true }, 'PUT')).status).toBe(404)

    const reported = (await read(`${office}/flags`)).posts[0]?.post.id
    await call(`${office}/posts/${reported}`, admin, { is_hidden: true }, 'PUT')
    expect((await read(`${office}/flags`)).count).toBe(0)
    expect((await read(`${office}/log`)).records).toMatchObject([
      { action: 'change_post' },
      { action: 'approve_post' },
    ])
  })

  test('has texts that can be changed, and refuses a change of an older version', async () => {
    const token = await logIn('admin')
    const edit = {
      ...{ title: 'Warranty', description: '', source: 'Ten years.\n\nReally.', owner: 'Legal' },
      ...{ review_by: null, publish_at: '2026-01-01T00:00:00.000Z', base: 1 },
    }
    const save = () =>
      api.fetch(
        new Request('http://localhost:3000/api/backoffice/content/page/warranty', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(edit),
        }),
      )
    expect((await save()).status).toBe(200)
    const { body } = await call('/api/content/page/warranty')
    expect(JSON.stringify(body.data)).toContain('Ten years.')
    expect((await save()).status).toBe(409)
  })
})
