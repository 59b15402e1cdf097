import { readFileSync } from 'node:fs'
import path from 'node:path'

import keepSpecified, { SPEC_EXPORTS } from '@/scripts/spec-exports'

const ROOT = path.resolve(__dirname, '../../../..')

test.each(SPEC_EXPORTS)('%s exports %s, which spec %s names', (file, name, clause) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  expect(text).toMatch(new RegExp(`^export (const|function) ${name}\\b`, 'm'))
  expect(clause).toMatch(/^§\d /)
})

test('the dead-code check passes over them, and over nothing else', () => {
  const findings = () => ({
    issues: {
      exports: {
        'utils/format.ts': { ordinal: {}, forgotten: {} },
        'utils/units.ts': { ordinal: {} },
      },
    },
    counters: { exports: 3 },
  })
  expect(keepSpecified(findings())).toEqual({
    issues: {
      exports: { 'utils/format.ts': { forgotten: {} }, 'utils/units.ts': { ordinal: {} } },
    },
    counters: { exports: 2 },
  })
})
