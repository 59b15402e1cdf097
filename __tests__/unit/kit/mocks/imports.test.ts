import type { CsvImport, CsvImports } from '@/contract/office/csv/csv'
import { openMockApi, type MockApi } from '@/__tests__/support/mock-api'
import { furnish } from '@/mocks/opening'
import { MOCK_PEOPLE } from '@/mocks/people'

let api: MockApi
let token: string
beforeEach(async () => {
  api = openMockApi()
  furnish(api.shop)
  const { email, password } = MOCK_PEOPLE.admin
  const login = await api.send('POST', '/api/login', { email, password })
  token = (login.body.data as unknown as { token: string }).token
})

const CSV = { 'content-type': 'text/csv' }
const headers = () => ({ authorization: `Bearer ${token}` })
const send = async <Data>(method: string, path: string, body?: unknown, more = {}) =>
  (await api.send(method, `/api/backoffice${path}`, body, { ...headers(), ...more })).body
    .data as unknown as Data

const pathOf = (kind: string) => (kind === 'customers' ? '/customer-imports' : '/imports')

async function check(kind: string, text: string): Promise<CsvImport> {
  const path = kind === 'customers' ? '/customer-imports' : `/imports/${kind}`
  const { id } = await send<CsvImports[number]>('POST', `${path}?name=t.csv`, text, CSV)
  return send('GET', `${pathOf(kind)}/${id}`)
}

const apply = ({ kind, id }: CsvImport) => send<CsvImport>('POST', `${pathOf(kind)}/${id}/applied`)

async function exported(kind: string): Promise<string> {
  const admin = `/api/backoffice`
  const answer =
    kind === 'customers'
      ? await api.send('POST', `${admin}/customers-table`, {}, headers())
      : await api.send('GET', `${admin}/exports/${kind}`, undefined, headers())
  return answer.body as unknown as string
}

test.each(['accessories', 'spares', 'bundles', 'stock', 'prices'])(
  'exported %s, imported again, change nothing in the mock shop',
  async (kind) => {
    const checked = await check(kind, await exported(kind))
    expect(checked).toMatchObject({ state: 'checked', added: 0, changes: 0, refused: 0 })
    expect(checked.same).toBeGreaterThan(0)
  },
)

test('exported customers, imported again, change nothing, and staff are left out', async () => {
  const checked = await check('customers', await exported('customers'))
  const staff = api.shop.books().members.filter(({ user }) => user.role !== null)
  expect(checked).toMatchObject({ added: 0, changes: 0, refused: staff.length })
})

test('stock and prices that differ are written once, and staff see why others are left out', async () => {
  const stock = await check('stock', 'sku,on_hand,threshold\nframe:nyx:M,7,2\nnope,1,\n')
  expect(stock).toMatchObject({ total: 2, changes: 1, refused: 1 })
  expect(stock.faults).toEqual([{ line: 3, sentence: 'There’s no item with the SKU “nope”.' }])
  expect(await apply(stock)).toMatchObject({ state: 'applied', written: 1 })
  expect(await send('GET', '/stock/frame:nyx:M')).toMatchObject({ on_hand: 7, threshold: 2 })
  const again = await api.send('POST', `/api/backoffice/imports/${stock.id}/applied`, {}, headers())
  expect(again.body.code).toBe('import_not_ready')

  await apply(await check('prices', 'part_number,price\n5000111,99.00\n'))
  expect(await send('GET', '/products/5000111')).toMatchObject({ price: 99 })
})

test('accessories and customers are added, and the same table adds nothing twice', async () => {
  const goods =
    'part_number,title,description,fits,offered,weight_g,price\n,Bell,A bell.,nyx,no,80,19.90\n'
  expect(await check('accessories', goods)).toMatchObject({ added: 1 })
  await apply(await check('accessories', goods))
  expect(await check('accessories', goods)).toMatchObject({ added: 0, same: 1 })

  const people =
    'email,name,line1,city,postcode,country,note,newsletter\nDora@shop.example,Dora,Allee 4,Berlin,10115,DE,Calls,yes\n'
  const checked = await check('customers', people)
  expect(checked.lines).toMatchObject([
    { verdict: 'new', hint: expect.stringMatching(/newsletter/) },
  ])
  await apply(checked)
  expect(await check('customers', people)).toMatchObject({ added: 0, changes: 0, same: 1 })
  const dora = api.shop.books().members.find(({ user }) => user.email === 'Dora@shop.example')
  expect(dora).toMatchObject({ addresses: [{ city: 'Berlin' }], notes: [{ text: 'Calls' }] })
  expect(api.shop.books().subscribers).not.toContain('dora@shop.example')
})

test('a text that is no table says what is wrong with it, and is no import of the other desk', async () => {
  const failed = await check('stock', 'on_hand\n3\n')
  expect(failed).toMatchObject({ state: 'failed', fault: expect.stringMatching(/columns sku/) })
  const path = `/api/backoffice/customer-imports/${failed.id}`
  expect((await api.send('GET', path, undefined, headers())).body.code).toBe('import_not_found')
  expect(await send('GET', '/customer-imports')).toEqual({ imports: [] })
  expect(await send('GET', '/imports')).toMatchObject({ imports: [{ id: failed.id }] })
})
