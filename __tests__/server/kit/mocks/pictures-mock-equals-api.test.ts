import { getResponse } from 'msw'
import sharp from 'sharp'

import { mockHandlers } from '@/mocks/handlers'
import { openMockShop } from '@/mocks/mock-shop'
import { furnish } from '@/mocks/opening'
import { MOCK_PEOPLE } from '@/mocks/people'
import { createApi } from '@/server/app'

import { registerAdmin } from '@/__tests__/support/admins'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'

type Answer = (request: Request) => Promise<Response>

interface Api {
  answer: Answer
  token: string
}

interface Item {
  [name: string]: unknown
  pictures: unknown
  uploads: unknown
}

const LIGHT = 5_000_113

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function realApi(): Promise<Api> {
  const api = createApi(shop.deps)
  const { token } = await registerAdmin(shop)
  return { answer: async (request) => api.fetch(request), token }
}

async function mockApi(): Promise<Api> {
  const mocked = openMockShop()
  furnish(mocked)
  const handlers = mockHandlers(mocked)
  const answer: Answer = async (request) => {
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No mock for ${request.url}`)
    return response
  }
  const { email, password } = MOCK_PEOPLE.admin
  const login = await answer(requestOf('POST', '/api/login', { email, password }))
  const { data } = (await login.json()) as { data: { token: string } }
  return { answer, token: data.token }
}

function requestOf(method: string, path: string, body?: unknown, headers = {}): Request {
  const isFile = body instanceof Uint8Array
  return new Request(`http://shop.test${path}`, {
    method,
    headers: { 'content-type': isFile ? 'image/png' : 'application/json', ...headers },
    ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
}

/** Replaces ids and addresses, which are random. */
const comparable = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replace(/"(id|file)":"[^"]+"/g, '"$1":"…"')
      .replace(/"href":"[^"]+"/g, '"href":"…"')
      .replace(/pictures\/[\w-]{20,40}\//g, 'pictures/…/'),
  ) as unknown

async function live({ answer, token }: Api) {
  const story: unknown[] = []
  const office = `/api/backoffice/products/${LIGHT}`
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await answer(requestOf(method, path, body, headers))
    const { data, code, errors } = (await response.json()) as {
      data?: Item
      code?: string
      errors?: { field: string }[]
    }
    const fields = errors?.map(({ field }) => field)
    return { status: response.status, code, fields, data }
  }
  const upload = async (file: Buffer) =>
    send('POST', '/api/backoffice/product-pictures?name=a.png', new Uint8Array(file))
  const read = async () => (await send('GET', office)).data ?? { pictures: [], uploads: [] }
  const save = async (pictures: unknown, item: Item) => {
    const { title, description, fits, is_offered, edition } = item
    const { weight_g, facts, warnings, gtin, group } = item
    const texts = { title, description, fits, is_offered, edition, group }
    const { data, ...rest } = await send('PUT', office, {
      ...{ ...texts, weight_g, facts, warnings, gtin, pictures },
    })
    story.push(comparable({ ...rest, pictures: data?.pictures, uploads: data?.uploads }))
  }
  const note = async (path: string) => {
    const response = await answer(requestOf('GET', path))
    story.push([response.status, response.headers.get('content-type')?.split('/')[0]])
  }

  const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#d40' } })
    .png()
    .toBuffer()
  const sent = await upload(png)
  story.push(comparable(sent), comparable(await upload(Buffer.from('nothing'))))
  const file = sent.data?.file
  const first = await read()
  await save([{ file, crop: null, alt: ' ' }], first)
  await save([{ file, crop: { x: 0, y: 800, width: 900, height: 200 }, alt: 'A light' }], first)
  await save([{ file: 'mJ2v0Qk3Zr8wN5yTb7LxAg', crop: null, alt: 'Gone' }], first)
  const twice = { file, crop: null, alt: 'Twice' }
  await save([twice, twice], first)
  const crop = { x: 0, y: 100, width: 900, height: 675 }
  const both = [
    { file, crop, alt: 'A light' },
    { file, crop: null, alt: 'All of it' },
  ]
  await save(both, first)
  await save([], first)
  const shown = await answer(requestOf('GET', `/api/accessories/${LIGHT}`))
  const { data } = (await shown.json()) as {
    data: { accessory: { thumbnail: string; pictures: unknown } }
  }
  const { thumbnail, pictures } = data.accessory
  story.push(comparable({ thumbnail, pictures }))
  await note(thumbnail)
  await note(thumbnail.replace('900x675', '900x676'))
  await save([], await read())
  return story
}

test('the mock answers for pictures of a product as the API does', async () => {
  const real = await live(await realApi())
  expect(real).toHaveLength(12)
  expect(await live(await mockApi())).toEqual(real)
})
