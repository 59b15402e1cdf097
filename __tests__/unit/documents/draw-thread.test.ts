import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import path from 'node:path'

import { build } from 'esbuild'

import { createDrawThread } from '@/server/after-sale/documents/draw/draw-thread'
import { drawLabel } from '@/server/after-sale/documents/draw/draw-label'
import { anOrderRow } from '../../support/order-rows'
import { TEST_SELLER } from '../../support/seller'

const AT = new Date('2026-11-20T12:00:00.000Z')
const parcel = {
  ...{ id: 1, order_id: 1, number: 1, carrier: 'ups', tracking: '1Z' },
  ...{ shipped_at: AT, delivered_at: null, items: [], frames: [] },
} as never
/** As long as an address may be, each character from another place of the script. */
const han = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join('')
const facts = {
  ...{ order: anOrderRow(), parcel, rest: [], seller: TEST_SELLER },
  address: [han(120), han(160), han(160), han(200), 'Japan'],
}

// Inside of the project, where its packages are found.
const folder = mkdtempSync(path.join('node_modules', '.draw-thread-'))
const program = path.resolve(folder, 'draw.cjs')
beforeAll(async () => {
  const common = { bundle: true, platform: 'node', format: 'cjs', target: 'node20' } as const
  const files = { entryPoints: ['scripts/draw.ts'], outfile: program }
  await build({ ...common, ...files, packages: 'external' })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('the thread draws the same bytes, and the event loop is free while it does', async () => {
  const draw = createDrawThread(() => program)
  const before = performance.eventLoopUtilization()
  const file = await draw({ name: 'label', facts })
  const { utilization } = performance.eventLoopUtilization(before)
  expect(file.equals(await drawLabel(facts))).toBe(true)
  expect(utilization).toBeLessThan(0.3)
}, 60_000)

test('after a fault or an end of the thread the next drawing has another one', async () => {
  const draw = createDrawThread(() => program)
  await expect(draw({ name: 'poster', facts })).rejects.toThrow('There is no drawing poster.')
  await expect(draw({ name: 'label', facts: null })).rejects.toThrow(TypeError.name)
  expect((await draw({ name: 'label', facts })).subarray(0, 4).toString()).toBe('%PDF')
}, 60_000)

test('a thread that ends without an answer is a fault at once', async () => {
  const broken = path.resolve(folder, 'broken.cjs')
  writeFileSync(
    broken,
    "require('node:worker_threads').parentPort.on('message', () => process.exit(3))",
  )
  await expect(createDrawThread(() => broken)({ name: 'label', facts })).rejects.toThrow('ended')
}, 60_000)
