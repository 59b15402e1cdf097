import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { isOn, switches, TRICKS, tricksOff } from '@/platform/switches'

afterEach(() => {
  delete process.env.PLATFORM_TRICKS
})

test('all tricks are on unless the setting says otherwise', () => {
  expect(tricksOff('')).toEqual([])
  expect(tricksOff('off')).toEqual(TRICKS)
  expect(tricksOff('-front,-late-head')).toEqual(['front', 'late-head'])
})

test('a name that does not exist is refused', () => {
  expect(() => tricksOff('-late-heads')).toThrow('-late-heads')
  expect(() => tricksOff('late-head')).toThrow('"late-head"')
})

test('the setting reaches the code of pages as constants', () => {
  process.env.PLATFORM_TRICKS = '-late-head'
  expect(isOn('late-head')).toBe(false)
  expect(isOn('front')).toBe(true)
  expect(switches()).toMatchObject({ TRICK_LATE_HEAD: 'off', TRICK_FRONT: 'on' })
})

test('every switch is asked by some code, and every switch that is asked exists', () => {
  const folder = path.resolve('platform')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|cjs)$/.test(file))
    .map((file) => path.join(folder, file))
  const others = ['scripts/production-build.ts', 'scripts/serve.ts']
  const code = [...files, ...others].map((file) => readFileSync(file, 'utf8')).join('\n')
  const queried = [...code.matchAll(/isOn\('([\w-]+)'\)|process\.env\.TRICK_(\w+)/g)].map(
    ([, name, constant]) => name ?? constant?.toLowerCase().replaceAll('_', '-'),
  )
  expect(new Set(queried)).toEqual(new Set(TRICKS))
})

test('the README of the folder has a section for every trick', () => {
  const text = readFileSync('platform/README.md', 'utf8')
  expect(TRICKS.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
