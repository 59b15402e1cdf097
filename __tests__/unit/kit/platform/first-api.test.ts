import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ensureInstrumentationRegistered } from 'next/dist/server/lib/router-utils/instrumentation-globals.external'

test('the front makes the API before Next.js is ready, which then doesn’t make it again', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'shop-first-api-'))
  mkdirSync(path.join(project, '.next', 'server'), { recursive: true })
  writeFileSync(
    path.join(project, '.next', 'server', 'instrumentation.js'),
    'exports.register = async () => { globalThis.__begun = (globalThis.__begun ?? 0) + 1 }',
  )
  await ensureInstrumentationRegistered(project, '.next')
  await ensureInstrumentationRegistered(project, '.next')
  expect(Reflect.get(globalThis, '__begun')).toBe(1)
  rmSync(project, { recursive: true })
})
