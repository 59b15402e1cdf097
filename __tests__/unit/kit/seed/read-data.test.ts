import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { z } from 'zod'

import { text, integer, words } from '@/server/seed/files/cells'
import { Model } from '@/server/seed/data/bike-model'
import { Accessory, Spare } from '@/server/seed/data/goods'
import { seedStock, withAllShelves } from '@/server/seed/data/stock'
import { readOne, readRows } from '@/server/seed/files/read-data'

const DATA = path.join(process.cwd(), 'server', 'seed', 'data')
const Town = z.strictObject({ code: text, people: integer, names: words.optional() })

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seed-data-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, content: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

function spoiled(name: string, from: string, to: string): string {
  const content = readFileSync(path.join(DATA, name), 'utf8')
  expect(content).toContain(from)
  return written(path.basename(name), content.replace(from, to))
}

test('reads a table; an empty cell is none, whatever ends the lines', () => {
  const file = written('towns.tsv', 'code\tpeople\tnames\r\nA\t12\tAix, Aachen\r\nB\t3\r\n')
  expect(readRows(file, Town, 'code')).toEqual([
    { code: 'A', people: 12, names: ['Aix', 'Aachen'] },
    { code: 'B', people: 3 },
  ])
})

test('reads texts with heads; quotes around a value are none of it', () => {
  const Said = z.strictObject({ title: text, text })
  const file = written(
    'said.md',
    "---\ntitle: 'A: b'\n---\n\nOne.\n\n---\n\ntitle: C\n---\n\nTwo.\n",
  )
  expect(readRows(file, Said)).toEqual([
    { title: 'A: b', text: 'One.\n\n' },
    { title: 'C', text: 'Two.\n' },
  ])
})

test('names file, line and member of every wrong cell', () => {
  const file = written('towns.tsv', 'code\tpeople\tpoeple\nA\tmany\nB\t3\t4\nC\t5\t\tD\n')
  const read = () => readRows(file, Town, 'code')
  expect(read).toThrow(`${file}, line 2 (A), people: Invalid input: expected number`)
  expect(read).toThrow(`${file}, line 3 (B), poeple: there is no such member`)
  expect(read).toThrow(`${file}, line 4 (C), column 4: there is no such member`)
})

test('names both rows that call themselves the same', () => {
  const file = written('towns.tsv', 'code\tpeople\nA\t1\nA\t2\n')
  expect(() => readRows(file, Town, 'code')).toThrow(
    `${file}, line 3, code: A stands on line 2 too`,
  )
})

test('says which file is no JSON, no list or no single text', () => {
  expect(() => readRows(written('a.json', '[{]'), Town)).toThrow(/a\.json: SyntaxError/)
  expect(() => readRows(written('b.json', '{}'), Town)).toThrow(/b\.json: a list is expected/)
  const Said = z.strictObject({ text: z.string() })
  const two = written('c.md', '---\n---\nOne.\n---\n---\nTwo.\n')
  expect(() => readOne(two, Said)).toThrow(/c\.md: one text is expected/)
})

test.each([
  ['"minutes": 20', '"minuts": 20', 'service / minuts: there is no such member'],
  ['"dollars": 24', '"dollars": "24"', 'dollars: Invalid input: expected number, received string'],
  ['"dollars": 24', '"dollars": 24.005', 'dollars: At most two decimals are possible.'],
  ['"fits": "P"', '"fits": "X"', 'fits / no. 1: There is no bike of that letter “X”.'],
  ['"group": "hanger"', '"group": "hangar"', 'There is no group in spare-groups.tsv “hangar”.'],
])('a spare with %s changed to %s is refused by its row', (from, to, problem) => {
  const file = spoiled('goods/drive-spares.json', from, to)
  const read = () => readRows(file, Spare, 'id')
  expect(read).toThrow(`${file}, row 1 (5000301), `)
  expect(read).toThrow(problem)
})

test('an accessory has nothing of a spare', () => {
  const file = spoiled('goods/accessories.json', '"load_kg": 12', '"is_battery": true')
  expect(() => readRows(file, Accessory, 'id')).toThrow(
    'row 2 (5000111), is_battery: there is no such member',
  )
})

test.each([
  ['"brakes-160"', '"brakes-150"', 'groups / Brakes / no. 1 / like: There is no part “brakes-150”'],
  ['"brakes-203-180", "dollars"', '"brakes-203-180", "dolars"', 'no. 2 / dolars: there is no such'],
  ['"Tires"', '"Tyres"', 'groups / Tyres: There is no such group in bikes/part-groups.tsv.'],
  [
    '"Pearlized"',
    '"Pearl"',
    'colors / no. 4 / type: There is no type in bikes/paints.tsv “Pearl”.',
  ],
  [
    '"Display": [',
    '"Handlebar and stem": [',
    'groups / Handlebar and stem: There is no such group',
  ],
  ['"n": 2', '"n": 1', 'groups / Battery / no. 2 / n: Number 1 is taken by no. 1.'],
  ['["Rose Copper"]', '["Rose"]', 'sizes / no. 4 / without: The bike has no color “Rose”.'],
])('a bike with %s changed to %s is refused by its member', (from, to, problem) => {
  const file = spoiled('bikes/models/nireeka-homie.json', from, to)
  expect(() => readOne(file, Model)).toThrow(problem)
})

test('stock without goods and goods without stock are refused', () => {
  expect(withAllShelves(seedStock)).toEqual(seedStock)
  const strange = { sku: 'product:5999999', on_hand: 1 }
  const read = () => withAllShelves([...seedStock.slice(1), strange])
  expect(read).toThrow('stock.tsv: there is no row of frame:nireeka-prime:M')
  expect(read).toThrow('stock.tsv, sku: there are no goods product:5999999')
})
