import { eq, sql } from 'drizzle-orm'

import type { CsvImport, CsvImports } from '@/contract/office/csv/csv'
import { createApi } from '@/server/app'
import { csvChunks, csvImports } from '@/server/kernel/db/schema/catalog/csv'
import { priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems, stockMoves } from '@/server/kernel/db/schema/orders/stock'
import { runImport } from '@/server/office'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { bearer } from '@/__tests__/support/members'
import { setOnHand } from '@/__tests__/support/after-sales'

const { shop, admin, office } = freshOffice()
const request = (path: string, init: RequestInit = {}) =>
  createApi(shop.deps).fetch(
    new Request(`http://shop/api/backoffice/${path}`, { headers: bearer(admin.token), ...init }),
  )
const exported = async (kind: string) => (await request(`exports/${kind}`)).text()

async function upload(kind: string, text: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const answer = await request(`imports/${kind}?name=test.csv`, {
    method: 'POST',
    headers: { ...bearer(admin.token), 'content-type': 'text/csv' },
    body: text,
  })
  return ((await answer.json()) as { data: CsvImports[number] }).data.id
}

async function check(kind: string, text: string | Uint8Array<ArrayBuffer>): Promise<CsvImport> {
  const id = await upload(kind, text)
  await runImport(shop.deps, id)
  return read(id)
}

const read = async (id: number) => dataOf<CsvImport>(await office('GET', `imports/${id}`))

async function apply(id: number): Promise<CsvImport> {
  await office('POST', `imports/${id}/applied`)
  await runImport(shop.deps, id)
  return read(id)
}

async function everything(): Promise<unknown> {
  const { rows } = await shop.db.execute(sql`select
    (select md5(string_agg(p::text, '|' order by id)) from products p) as products,
    (select md5(string_agg(b::text, '|' order by bundle_id, position)) from product_parts b) as parts,
    (select md5(string_agg(sku || on_hand || coalesce(threshold, -1), '|' order by sku)) from stock_items) as stock,
    (select count(*) from stock_moves) as moves,
    (select count(*) from price_change_lines) as prices`)
  return rows
}

test.each(['accessories', 'spares', 'bundles', 'stock', 'prices'])(
  'exported %s, imported again, change nothing',
  async (kind) => {
    await shop.db
      .update(products)
      .set({ title: '\'=HYPERLINK("x"), 5" long', description: '-2+3\r\n“two lines”; ' })
      .where(eq(products.id, sql`(select min(id) from products where kind = 'spare')`))
    const before = await everything()
    const text = await exported(kind)
    expect(text).not.toMatch(/(^|,)"?[=+\-@]/m)
    const checked = await check(kind, text)
    expect(checked).toMatchObject({ state: 'checked', changes: 0, refused: 0, faults: [] })
    expect(checked.same).toBeGreaterThan(kind === 'bundles' ? 1 : kind === 'accessories' ? 10 : 30)
    expect((await apply(checked.id)).state).toBe('applied')
    expect(await everything()).toEqual(before)
  },
)

test('a dry run names each line that is left out, and changes nothing', async () => {
  const before = await everything()
  const checked = await check(
    'prices',
    [
      'part_number,version,title,price',
      '5000111,,Backpack,99.00',
      '5000111,,Backpack,98.00',
      '1,,Nothing,5',
      '5000110,nope,Helmet,5',
      '5000124,,Gift card,5',
      '5000064,,Taillight,cheap',
      '5000064,,Taillight,49.00',
    ].join('\n'),
  )
  expect(checked).toMatchObject({ state: 'checked', total: 7, changes: 1, same: 1, refused: 5 })
  expect(checked.faults).toEqual([
    { line: 3, sentence: 'Line 2 is about the same item.' },
    { line: 4, sentence: 'There’s no product with the part number 1.' },
    { line: 5, sentence: 'Product 5000110 has no version “nope”.' },
    { line: 6, sentence: 'A gift card costs what’s on it.' },
    { line: 7, sentence: 'price must be an amount such as 19.90.' },
  ])
  expect(await everything()).toEqual(before)
})

test('imported prices are one change that can be undone, and importing them twice adds nothing', async () => {
  const text = 'part_number;price\n5000111;99,00\n5000064;51,50\n'
  const first = await check('prices', text)
  expect(first.lines.map(({ hint }) => hint)).toEqual([
    'Roll-top backpack, waterproof: $89.00 → $99.00',
    'Taillight with brake signal: $49.00 → $51.50',
  ])
  expect(await apply(first.id)).toMatchObject({ state: 'applied', written: 2 })
  expect((await office('POST', `imports/${first.id}/applied`)).body.code).toBe('import_not_ready')
  const after = await everything()
  const second = await check('prices', text)
  expect(second).toMatchObject({ changes: 0, same: 2 })
  await apply(second.id)
  expect(await everything()).toEqual(after)

  const [change] = await shop.db.select().from(priceChanges)
  expect(change).toMatchObject({ kind: 'import', note: 'test.csv' })
  await office('POST', `price-changes/${change?.id}/undo`)
  const [backpack] = await shop.db.select().from(products).where(eq(products.id, 5000111))
  expect(backpack?.price_cents).toBe(8900)
})

test('stock that moved since its export is left out instead of overwritten', async () => {
  const [a, b] = await shop.db.select().from(stockItems).orderBy(stockItems.sku).limit(2)
  if (!a || !b) throw new Error('The seed has stock.')
  const text = [
    'sku,on_hand_before,on_hand,threshold',
    `${a.sku},${a.on_hand},${a.on_hand + 5},3`,
    `${b.sku},${b.on_hand},${b.on_hand + 5},`,
  ].join('\n')
  const checked = await check('stock', text)
  expect(checked.changes).toBe(2)
  expect(checked.lines[0]?.hint).toContain(`On hand: ${a.on_hand} → ${a.on_hand + 5}`)
  await setOnHand(shop, b.sku, b.on_hand - 1)
  expect(await apply(checked.id)).toMatchObject({ state: 'applied', written: 1 })
  const [after] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, a.sku))
  expect(after).toMatchObject({ on_hand: a.on_hand + 5, threshold: 3 })
  const moves = await shop.db.select().from(stockMoves).where(eq(stockMoves.reason, 'imported'))
  expect(moves).toMatchObject([{ sku: a.sku, delta: 5, note: 'test.csv' }])
})

test.each([
  ['no head', 'on_hand\n3\n', /must name the columns sku/],
  ['an open quote', 'sku,on_hand\n"a,3\n', /isn’t closed/],
  ['another encoding', new Uint8Array([115, 107, 117, 44, 0x81, 0x9d, 10]), /CSV UTF-8/],
  ['nothing', '', /no lines/],
])('a table with %s says what is wrong with it', async (_, text, fault) => {
  const checked = await check('stock', text)
  expect(checked.state).toBe('failed')
  expect(checked.fault).toMatch(fault)
})

const manyShelves = (count: number) =>
  shop.db.execute(sql`insert into stock_items (sku, on_hand)
    select 'test:' || lpad(n::text, 6, '0'), 1 from generate_series(1, ${count}) n`)

const tableOf = (count: number) =>
  `sku,on_hand\n${Array.from({ length: count }, (_, n) => `test:${String(n + 1).padStart(6, '0')},2`).join('\n')}`

test('a worker that dies in the middle leaves whole batches, and the next one goes on behind them', async () => {
  await manyShelves(1_800)
  const { id } = await check('stock', tableOf(1_800))
  await office('POST', `imports/${id}/applied`)
  let batches = 0
  const dying: typeof shop.deps = {
    ...shop.deps,
    db: new Proxy(shop.db, {
      get(db, name) {
        if (name !== 'transaction') return Reflect.get(db, name) as unknown
        return (work: Parameters<typeof db.transaction>[0]) =>
          db.transaction(async (tx) => {
            const done = await work(tx)
            batches += 1
            // Here the whole batch is written but not committed.
            if (batches === 3) throw new Error('killed')
            return done
          })
      },
    }),
  }
  await expect(runImport(dying, id)).rejects.toThrow('killed')
  expect(await read(id)).toMatchObject({ state: 'applying', position: 1_000, written: 1_000 })
  await Promise.all([runImport(shop.deps, id), runImport(shop.deps, id)])
  await runImport(shop.deps, id)
  expect(await read(id)).toMatchObject({ state: 'applied', position: 1_800, written: 1_800 })
  const moves = await shop.db.select().from(stockMoves).where(eq(stockMoves.reason, 'imported'))
  expect(moves).toHaveLength(1_800)
  expect(await shop.db.$count(csvChunks)).toBe(0)
})

test('an upload that breaks off is never checked', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('sku,on_hand\na,1\n'))
      controller.error(new Error('gone'))
    },
  })
  const answer = await request('imports/stock', {
    method: 'POST',
    headers: { ...bearer(admin.token), 'content-type': 'text/csv' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(400)
  const [row] = await shop.db.select().from(csvImports)
  expect(row?.state).toBe('uploading')
})

test('parts, percentage and texts of bundles come in by a table, and what makes no bundle is left out', async () => {
  const head = 'part_number,title,description,offered,percent_off,parts'
  const checked = await check(
    'bundles',
    [
      head,
      '5000125,Town set,Lock and lights.,yes,20,5000114 x 1; 5000110:bone-m x 2',
      '5000126,Alone,One thing.,yes,,5000114 x 1',
      '5000114,Lock,A lock.,yes,,5000112; 5000064',
      '5000127,None,None.,yes,,5000112; 5000064',
    ].join('\n'),
  )
  expect(checked).toMatchObject({ changes: 1, refused: 3 })
  expect(checked.faults.map(({ sentence }) => sentence)).toEqual([
    'A bundle needs at least two items.',
    'There’s no bundle with the number 5000114.',
    'There’s no bundle with the number 5000127.',
  ])
  expect(await apply(checked.id)).toMatchObject({ state: 'applied', written: 1 })
  const [row] = await shop.db.select().from(products).where(eq(products.id, 5000125))
  // 20% off one lock and two helmets.
  expect(row).toMatchObject({ title: 'Town set', price_cents: 25_360, bundle_basis_points: 2_000 })
  expect(await exported('bundles')).toContain('5000114 x 1; 5000110:bone-m x 2')
})

const PRICES = 'part_number;version;price\r\n5000301;;25,10\r\n;;\r\n'
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

test.each([
  ['UTF-8 with a mark', new Uint8Array(Buffer.from(`\uFEFF${PRICES}`))],
  ['UTF-16LE', utf16(`\uFEFF${PRICES}`)],
  ['UTF-16BE', new Uint8Array(Buffer.from(utf16(`\uFEFF${PRICES}`)).swap16())],
  ['a line that names the separator', new Uint8Array(Buffer.from(`sep=;\r\n${PRICES}`))],
])('a table of a spreadsheet program is read: %s', async (_, bytes) => {
  const checked = await check('prices', bytes)
  expect(checked).toMatchObject({ state: 'checked', fault: '', changes: 1, refused: 0 })
  await apply(checked.id)
  const [row] = await shop.db.select().from(products).where(eq(products.id, 5000301))
  expect(row?.price_cents).toBe(2510)
})

test('a table in windows-1252 is read, across pieces, and staff are told', async () => {
  const filler = `# ${'x'.repeat(40)}\n`.repeat(7_000)
  const text = `sku;on_hand;title;h\xf6he\nframe:nyx:M;7;"M\xfcller \x80\n${filler.replaceAll(';', '')}";\n`
  const checked = await check('stock', new Uint8Array(Buffer.from(text, 'latin1')))
  expect(checked.fault).toMatch(/doesn’t end/)
  const short = `sku;on_hand;title;h\xf6he\nframe:nyx:M;7;M\xfcller \x80;\n`
  const read = await check('stock', new Uint8Array(Buffer.from(short, 'latin1')))
  expect(read).toMatchObject({ state: 'checked', changes: 1, refused: 0 })
  expect(read.fault).toMatch(/Western European.*Columns that aren’t read: höhe\.$/)
})

test('a line that breaks off or goes on changes nothing', async () => {
  const before = await everything()
  const prices = await check(
    'prices',
    'part_number,version,price\n5000301,,1,299.00\n5000301,,24,90',
  )
  expect(prices).toMatchObject({ changes: 0, refused: 2 })
  const spares = await check(
    'spares',
    'part_number,title,description,fits,offered,facts,warnings,gtin\n5000301,Hanger,Short,nireeka-prime,yes\n',
  )
  expect(spares.faults).toEqual([
    { line: 2, sentence: 'It has 5 cells, but the first line names 8 columns.' },
  ])
  await apply(prices.id)
  await apply(spares.id)
  expect(await everything()).toEqual(before)
})

test.each([
  ['036000291452', true],
  ['96385074', true],
  ['4006381333931', true],
  ['10012345678902', true],
  ['036000291453', false],
  ['36000291452', false],
  ['4.00638E+12', false],
])('the GTIN %s is taken: %s', async (gtin, isTaken) => {
  const line = `5000301,A hanger,Between frame and derailleur.,nireeka-prime,yes,${gtin}`
  const checked = await check(
    'spares',
    `part_number,title,description,fits,offered,gtin\n${line}\n`,
  )
  expect([checked.changes, checked.refused]).toEqual(isTaken ? [1, 0] : [0, 1])
})

const HEAD = 'part_number,title,description,group,fits,weight_g,gtin,facts,warnings,price,offered'
const NEW_LINES = [
  HEAD,
  ',Bell,A bell.,,nyx,80,4006381333931,"Material: Brass\nTone: High",Keep dry.,19.90,no',
  ',Horn,A horn.,,,120,,,,24.50,no',
  ',Lamp,A lamp.,,,120,,,,24.50,yes',
  ',Cap,A cap.,,,120,,,,,no',
  ',Cup,A cup.,,,,,,,9,no',
  ',Mug,A mug.,nope,,10,,,,9,no',
  '5000114,Lock,A lock.,,,1200,,,,1.00,yes',
  '5000125,Set,A set.,,,10,,,,,no',
  '1,Nothing,Nothing.,,,10,,,,1,no',
]
const added = () =>
  shop.db
    .select()
    .from(products)
    .where(sql`title in ('Bell', 'Horn')`)
    .orderBy(products.id)

test('a table adds products that aren’t offered yet, and adds nothing twice', async () => {
  const checked = await check('accessories', NEW_LINES.join('\n'))
  expect(checked).toMatchObject({ state: 'checked', added: 2, changes: 0, same: 0, refused: 7 })
  expect(checked.lines).toEqual([
    { line: 2, verdict: 'new', title: 'Bell', hint: '' },
    { line: 4, verdict: 'new', title: 'Horn', hint: '' },
  ])
  expect(checked.faults.map(({ sentence }) => sentence)).toEqual([
    'A new product isn’t offered at once. Enter no, look at it, and offer it then.',
    'Enter a price for a new product.',
    'Enter weight_g for a new product.',
    'There’s no group “nope”. Enter its code.',
    'Change the price of a product that’s there by the table of prices.',
    'This is a bundle. Change it by the table of bundles.',
    'There’s no accessory with the number 1. Leave part_number empty to add one.',
  ])
  expect(await added()).toEqual([])
  expect(await apply(checked.id)).toMatchObject({ state: 'applied', written: 2 })
  const [bell, horn] = await added()
  expect(bell).toMatchObject({
    ...{ kind: 'accessory', is_offered: false, fits: ['nyx'], weight_g: 80, price_cents: 1_990 },
    facts: [
      { label: 'Material', value: 'Brass' },
      { label: 'Tone', value: 'High' },
    ],
    ...{ warnings: ['Keep dry.'], gtin: '4006381333931' },
  })
  expect(horn?.id).toBe((bell?.id ?? 0) + 1)
  const [shelf] = await shop.db
    .select()
    .from(stockItems)
    .where(eq(stockItems.sku, `product:${bell?.id}`))
  expect(shelf?.on_hand).toBe(0)

  const before = await everything()
  const again = await check('accessories', NEW_LINES.join('\n'))
  expect(again).toMatchObject({ added: 0, changes: 0, same: 2, refused: 7 })
  await apply(again.id)
  expect(await everything()).toEqual(before)
  const exportedAgain = await check('accessories', await exported('accessories'))
  expect(exportedAgain).toMatchObject({ added: 0, changes: 0, refused: 0 })
})

test('a column that isn’t there leaves what it is about alone', async () => {
  const [was] = await shop.db.select().from(products).where(eq(products.id, 5000114))
  const text = 'part_number,title,description,fits,offered\n5000114,U-lock,Strong.,nyx,yes\n'
  const checked = await check('accessories', text)
  expect(checked.lines).toMatchObject([{ line: 2, verdict: 'change', title: '5000114 U-lock' }])
  await apply(checked.id)
  const [now] = await shop.db.select().from(products).where(eq(products.id, 5000114))
  const { weight_g, facts, warnings, gtin, category, price_cents } = was ?? {}
  expect(now).toMatchObject({ weight_g, facts, warnings, gtin, category, price_cents })
  expect(now).toMatchObject({ title: 'U-lock', description: 'Strong.', fits: ['nyx'] })
})

test('a table links products to hosts that the shop allows, and exports the links', async () => {
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    EXTERNAL_HOSTS: 'fund.example',
  })
  const [was] = await shop.db.select().from(products).where(eq(products.id, 5000114))
  const line = (link: string) => {
    return `5000114,"${was?.title}","${was?.description}",${was?.fits.join(' ')},yes,${link}`
  }
  const head = 'part_number,title,description,fits,offered,external_link\n'
  const refused = async (link: string) =>
    (await check('accessories', head + line(link))).faults.map(({ sentence }) => sentence)
  expect(await refused('https://evil.test/')).toEqual(['Links may lead to fund.example only.'])
  expect(await refused('http://fund.example/')).toEqual([
    'external_link must be an address that begins with https://, or empty.',
  ])
  const checked = await check('accessories', head + line('https://fund.example/nyx'))
  expect(checked).toMatchObject({ changes: 1, refused: 0 })
  await apply(checked.id)
  const [now] = await shop.db.select().from(products).where(eq(products.id, 5000114))
  expect(now).toEqual({ ...was, external_link: 'https://fund.example/nyx' })
  env.restore()
  const table = await exported('accessories')
  expect(table).toContain('https://fund.example/nyx')
  expect(await check('accessories', table)).toMatchObject({ changes: 0, refused: 0 })
})

test('two tables with the same new product at once add one', async () => {
  const text = [HEAD, ',Bell,A bell.,,,80,,,,19.90,no'].join('\n')
  const [one, two] = [await check('accessories', text), await check('accessories', text)]
  await Promise.all([apply(one.id), apply(two.id)])
  expect(await added()).toHaveLength(1)
})
