import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { textsOfCode, textsOfData, textsOfMarkdown } from '@/__tests__/support/texts'

/** Words that are never written, each with the American English term to use instead. */
const GLOSSARY: readonly [never: RegExp, instead: string][] = [
  [/\btyres?\b/i, 'tire'],
  [/\bmudguards?\b/i, 'fender'],
  [/colour/i, 'color'],
  [/\be-mail/i, 'email'],
  [/\b\w*(?:centre|theatre|fibre|litre|metre)s?\b/i, 'center, fiber, liter, meter'],
  // "Harbour" is allowed, because it is the name of a paint and of a street.
  [/favour|behaviour|neighbour|honour|labour/i, 'favor, behavior, neighbor …'],
  [/\bgrey\b/i, 'gray'],
  [/catalogue/i, 'catalog'],
  [/\blicence/i, 'license'],
  [
    /\b\w+(?:cell|vell|bell|dell)(?:ed|ing)\b(?<!\b(?:excelled|compelled|rebelled|compelling))/i,
    'one l',
  ],
  [
    /\b(?:organ|recogn|real|custom|personal|special|initial|summar|normal|minim|maxim|optim)is(?:e|ed|es|ing|ation)\b/i,
    '-ize',
  ],
  [/memoise/i, 'memoize'],
  [/alumini?um\b(?<!aluminum)/i, 'aluminum'],
  [/\b(?:towards|afterwards|whilst|amongst)\b/i, 'toward, afterward, while, among'],
  [/\btrousers\b/i, 'pants'],
  [/\bkerb/i, 'curb'],
  [/\bworking (?:days?\b|…)/i, 'business days'],
  [/\bpost ?codes?\b/i, 'ZIP or postal code'],
  [/\bsecond factors?\b/i, 'two-factor authentication, authentication code'],
  [/\bservice books?\b/i, 'service log'],
  [/\bspares\b(?!\/)/i, 'spare parts'],
  [/\bpromotion code/i, 'promo code'],
  [/\bdead events?\b/i, 'failed event; dead letter'],
  [/\bways? to pay\b/i, 'payment method'],
  [/\b(?:some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\bat (?:present|the moment)\b/i, 'currently, right now'],
  [/\be\.g\.|\bi\.e\./, 'for example, that is'],
  [/\d %/, 'no space before the percent sign'],
  [/\banew\b/i, 'again; rebuild, reload, regenerate'],
  [/\bmotor tunes?\b/i, 'motor class'],
]

/** Words that the interface, emails and help never use; docs/glossary.md has the terms. */
const INTERFACE_GLOSSARY: typeof GLOSSARY = [
  ...GLOSSARY,
  [/\bstarting points?\b/i, 'preset'],
  [/\bphotos?\b(?! ID)/i, 'picture'],
  [/(?<!\bone[- ])\bpieces?\b/i, 'item; in the back office unit'],
  [/\bdeliver(?:s|ed|ing)? to (?:…|the)|^Delivery to\b|\bdelivery (?:country|address)/i, 'ship to'],
  [/\bcall(?:s|ed|ing)? off\b/i, 'cancel'],
  [/\bg(?:ive|ives|iving|ave|iven) (?:\w+ )?back\b/i, 'return'],
  // European law has “withdraw from the contract”, “withdraw until” a day, and “withdraw consent”.
  [
    /\bwithdr(?:aw(?!al)|ew|awn)(?:s|ing)?\b(?! from| until| cancels| consent| at any time)/i,
    'cancel an order or a change; delete a post; withdraw only from a contract',
  ],
  [/\b(?:inquir|enquir)(?:y|ies)|\bsupport (?:request|case)s?\b/i, 'ticket, message'],
]

/** Texts of the shop itself; posts, reviews and tickets are in their authors’ own words. */
const isInterface = (file: string) =>
  /^messages\/|letter|\/mail\/|seed\/data\/(?:content|help|canned)/.test(file)

// The glossary of names is excluded, because it lists the words that it replaces.
const NAMES = ':!docs/glossary.md'
const READ = [
  ...['messages', 'contract', 'domain', 'components', 'server', 'docs'],
  ...['README.md', 'CONTRIBUTING.md'],
]

/** Returns whether a file is seed data other than town names. */
const isData = (file: string) =>
  /\/seed\/data\/.*\.(?:json|tsv)$/.test(file) && !/places/.test(file)

const files = execFileSync('git', ['ls-files', ...READ, NAMES], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isData(file) || (/\.(?:md|tsx?)$/.test(file) && !file.endsWith('.test.ts')))

function offensesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return textsOf(file, source).flatMap((text) =>
    (isInterface(file) ? INTERFACE_GLOSSARY : GLOSSARY).flatMap(([never, instead]) => {
      const found = never.exec(text)
      return found ? [`${file}: “${found[0]}” (${instead}) in: ${text.slice(0, 120)}`] : []
    }),
  )
}

function textsOf(file: string, source: string): string[] {
  if (file.endsWith('.md')) return textsOfMarkdown(source)
  return isData(file) ? textsOfData(file, source) : textsOfCode(file, source)
}

test('texts that people read keep to one term for one thing, in American English', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(isData).length).toBeGreaterThan(20)
  expect(files.flatMap(offensesOf)).toEqual([])
})

describe('docs/glossary.md', () => {
  const text = readFileSync('docs/glossary.md', 'utf8')
  const section = text.slice(text.indexOf('## Mechanisms'), text.indexOf('## By meaning'))
  const rows = [...section.matchAll(/^\| ([a-z-]+)[^|]*\| ([^|]*`[^|]*) \|$/gm)].flatMap(
    ([, word = '', cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => [word, file] as const),
  )

  it('lists the words that engineers search for', () => {
    const words = rows.map(([word]) => word)
    const searched = ['debounce', 'invalidate', 'optimistic', 'rate', 'lease', 'idempotency']
    expect(words).toEqual(expect.arrayContaining([...searched, 'retention', 'health']))
  })

  it.each(rows)('a search for %s leads to %s', (word, file) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(word.replace(/e$/, ''), 'i'))
  })
})
