import { readFileSync } from 'node:fs'

import { parseGroups, settingsPage } from '@/scripts/settings/page'

const example = readFileSync('.env.example', 'utf8')
const page = readFileSync('docs/settings.md', 'utf8')

test('docs/settings.md matches .env.example: run `npm run docs:settings`', () => {
  expect(page).toBe(`${settingsPage(example)}\n`)
})

test('docs/settings.md has every setting of .env.example once', () => {
  const named = [...example.matchAll(/^(?:# ?)?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? '')
  const cells = page.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  const listed = cells.flatMap((cell) => cell.split('<br>'))
  expect(named.length).toBeGreaterThan(70)
  expect(listed).toEqual(named.map((name) => `\`${name}\``))
})

test('every setting has a comment', () => {
  const poor = parseGroups(example).filter(
    ({ comment, settings }) => settings.length > 0 && !/[.:]$/.test(comment),
  )
  expect(poor).toEqual([])
})

test('settings share the comment above them, and a commented-out one has no default', () => {
  const text =
    'Intro.\n\n## Network\n\n# Address; see docs/a.md.\nPORT=3000\nHOST=\n# Other.\n# URL=http://x'
  expect(settingsPage(text)).toContain(
    [
      '| setting | default | description |',
      '| --- | --- | --- |',
      '| `PORT`<br>`HOST` | `3000`<br>empty | Address; see [a.md](a.md). |',
      '| `URL` | unset; example: `http://x` | Other. |',
    ].join('\n'),
  )
})
