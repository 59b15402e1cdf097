import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'

import { build } from 'esbuild'

import { draw } from '@/server/after-sale/documents/draw/draw'
import { drawLabel } from '@/server/after-sale/documents/draw/draw-label'
import { anOrderRow } from '@/__tests__/support/orders/order-rows'
import { TEST_SELLER } from '@/__tests__/support/seller'

const AT = new Date('2026-11-20T12:00:00.000Z')
const parcel = {
  ...{ id: 1, order_id: 1, number: 1, carrier_title: 'UPS', tracking: '1Z' },
  ...{ shipped_at: AT, delivered_at: null, items: [], frames: [] },
} as never
/** Returns characters from all over the script, for addresses of the maximum length. */
const han = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join('')
const facts = {
  ...{ order: anOrderRow(), parcel, rest: [], seller: TEST_SELLER },
  address: [han(120), han(160), han(160), han(200), 'Japan'],
}

// Inside the project, so that its packages are found.
const folder = mkdtempSync(path.resolve('node_modules', '.draw-thread-'))
beforeAll(async () => {
  const common = { bundle: true, platform: 'node', format: 'cjs', target: 'node20' } as const
  const outfile = path.join(folder, 'programs', 'draw.cjs')
  const entryPoints = ['server/after-sale/documents/draw/draw-program.ts']
  await build({ ...common, entryPoints, outfile, packages: 'external' })
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...{ NODE_ENV: 'production', SHOP_LEASE: folder },
  })
})
afterAll(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('the thread draws the same bytes, and the event loop is free while it does', async () => {
  const before = performance.eventLoopUtilization()
  const file = await draw('label', facts)
  const { utilization } = performance.eventLoopUtilization(before)
  expect(file.equals(await drawLabel(facts))).toBe(true)
  expect(utilization).toBeLessThan(0.3)
})

test('a drawing that fails says why, and the next one is drawn', async () => {
  await expect(draw('label', null as never)).rejects.toThrow('is null')
  expect((await draw('label', facts)).subarray(0, 4).toString()).toBe('%PDF')
})
