import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync } from 'node:fs'

const START = 'scripts/start.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.cjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'http', DATABASE_URL: '', APP_SECRET: '' },
  })
const isFresh = () =>
  spawnSync(process.execPath, ['-p', 'require("./scripts/programs.cjs").isFresh()'], {
    encoding: 'utf8',
  }).stdout.trim()

test('npm start and the worker are plain files of Node.js, made again after a change', () => {
  expect(run('start').stderr).toMatch(/PORT has to be a whole number/)
  expect(isFresh()).toBe('true')
  const { atime, mtime } = statSync(START)
  utimesSync(START, atime, new Date(mtime.getTime() + 1_000))
  expect(isFresh()).toBe('false')
  const { status, stderr } = run('start')
  expect([status, stderr]).toEqual([
    1,
    'PORT has to be a whole number between 1 and 65535, but it is "http".\n',
  ])
  expect(isFresh()).toBe('true')
  utimesSync(START, atime, mtime)
})

test('what stays resident beside the shop has no compiler, no seed and no queries in it', () => {
  run('start')
  const needed = readFileSync('.next/programs/start.cjs', 'utf8').matchAll(/require\("([^"]+)"\)/g)
  const packages = [...needed].flatMap(([, name = '']) => (/^(node:|\.)/.test(name) ? [] : [name]))
  expect([...new Set(packages)].sort()).toEqual(['@next/env', 'pg'])
})

test('a program that does not exist is named with those that do', () => {
  const { status, stderr } = run('shop')
  expect([status, stderr]).toEqual([1, 'Name a program: start, worker, prepare.\n'])
})
