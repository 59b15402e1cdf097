import type { CsvImports } from '@/contract/office/csv/csv'
import { csvOf } from '@/domain/office/kit/csv'
import {
  PUBLIC_FIELDS,
  SERVICE_FIELDS,
  SHEET_FIELDS,
  TABLE_FIELDS,
} from '@/domain/shop/goods/product-fields'
import { createApi } from '@/server/app'
import { runImport } from '@/server/office'
import { productEditor, type ProductItem as Item } from '@/__tests__/support/catalog/product-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { bearer } from '@/__tests__/support/members'
import { sharedOffice } from '@/__tests__/support/fixtures'

const [ACCESSORY, SPARE] = [5_000_114, 5_000_301] as const

const { shop, admin, office } = sharedOffice()
let env: { restore: () => void }
beforeAll(() => {
  env = jest.replaceProperty(process, 'env', { ...process.env, EXTERNAL_HOSTS: 'fund.example' })
})
afterAll(() => env.restore())

const { read } = productEditor({ shop, admin })

async function save(id: number, change: object): Promise<Item> {
  const {
    edits: _,
    history: __,
    plan: ___,
    bundle: ____,
    versions: _____,
    ...item
  } = await read(id)
  return dataOf<Item>(await office('PUT', `products/${id}`, { ...item, ...change }))
}

/** Uploads a table of spare parts, checks and applies it. */
async function importSpares(rows: string[][]): Promise<void> {
  const reply = await createApi(shop.deps).fetch(
    new Request('http://shop/api/backoffice/imports/spares?name=test.csv', {
      method: 'POST',
      headers: { ...bearer(admin.token), 'content-type': 'text/csv' },
      body: csvOf(rows),
    }),
  )
  const { id } = ((await reply.json()) as { data: CsvImports[number] }).data
  await runImport(shop.deps, id)
  await office('POST', `imports/${id}/applied`)
  await runImport(shop.deps, id)
}

async function exportedSpare(): Promise<string> {
  const reply = await createApi(shop.deps).fetch(
    new Request('http://shop/api/backoffice/exports/spares', { headers: bearer(admin.token) }),
  )
  return reply.text()
}

const SHEET = Object.entries(SHEET_FIELDS).flatMap(([name, { field }]) =>
  [ACCESSORY, SPARE].map((id) => [name, id, field.example] as const),
)
test.each(SHEET)(
  '%s of %s is saved, in its history, on its page and restored',
  async (name, id, value) => {
    const before = await read(id)
    const saved = await save(id, { [name]: value })
    expect(saved).toMatchObject({ [name]: value })
    expect(saved.version).not.toBe(before.version)
    expect(saved.edits[0]?.became).toMatchObject({ [name]: value })
    const page = id === SPARE ? `spares/${id}` : `accessories/${id}`
    const shown = dataOf<{ accessory?: object }>(await shop.send('GET', `/api/${page}`))
    const onPage = name in PUBLIC_FIELDS ? { [name]: value } : {}
    expect(shown.accessory ?? shown).toMatchObject(onPage)
    expect(name in (shown.accessory ?? shown)).toBe(name in PUBLIC_FIELDS)
    const { [name as 'gtin']: was } = before
    expect(await save(id, saved.edits[0]?.was ?? {})).toMatchObject({ [name]: was })
  },
)

test.each(['96385074', '036000291452', '4006381333931', '10012345678902'])(
  'the GTIN %s is saved in its length',
  async (gtin) => {
    expect(await save(ACCESSORY, { gtin })).toMatchObject({ gtin })
  },
)

test.each(
  Object.entries(SERVICE_FIELDS).map(([name, { field }]) => [name, field.example] as const),
)('%s of a spare part is saved, in its history, on its page and restored', async (name, value) => {
  const { service } = await read(SPARE)
  const saved = await save(SPARE, { service: { ...service, [name]: value } })
  expect(saved.service).toMatchObject({ [name]: value })
  expect(saved.edits[0]?.became.service).toMatchObject({ [name]: value })
  expect(dataOf<object>(await shop.send('GET', `/api/spares/${SPARE}`))).toMatchObject({
    [name]: value,
  })
  expect((await save(SPARE, { service: saved.edits[0]?.was.service })).service).toEqual(service)
})

test.each(TABLE_FIELDS)(
  '$column of a table is imported and exported',
  async ({ name, field, column }) => {
    const { title, description, fits } = await read(SPARE)
    const cells = [String(SPARE), title, description, fits.join(' '), 'yes']
    const head = ['part_number', 'title', 'description', 'fits', 'offered', column]
    const text = field.typed(field.example)
    await importSpares([head, [...cells, text]])
    const item = await read(SPARE)
    expect(item).toMatchObject({ [name]: field.example })
    expect(item.edits[0]?.became).toMatchObject({ [name]: field.example })
    expect(await exportedSpare()).toContain(csvOf([[text]]).trim())
    await importSpares([head, [...cells, 'not, a: valid\u0000value'.repeat(900)]])
    expect(await read(SPARE)).toMatchObject({ [name]: field.example })
    await importSpares([head, [...cells, '']])
    // What can't be empty stays as it is.
    const empty = field.read('')
    expect(await read(SPARE)).toMatchObject({ [name]: empty === undefined ? field.example : empty })
  },
)
