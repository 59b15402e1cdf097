import { LEGAL_PAGES } from '@/domain/shop/content/legal-pages'
import { sellerFromEnvironment } from '@/server/kernel/ports/seller'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedTexts } from '@/server/seed/data/content'

/** Periods that a law or the text itself sets, not the shop. */
const OWN_PERIODS = [
  'two years', // Directive (EU) 2019/771, art. 10(1)
  'three months', // replacement parts under warranty
  '72 hours', // GDPR, art. 33(1)
]
const NUMBERS = String.raw`\d+|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty|sixty|ninety`
const PERIOD = new RegExp(
  String.raw`\b(?:${NUMBERS})[ -](?:business )?(?:minute|hour|day|week|month|year)s?\b`,
  'gi',
)

const { name, address, email } = sellerFromEnvironment()
const NAMES = [
  ...[name, ...address, email, 'Stripe', 'PayPal', 'Google', 'Facebook', 'Postmark'],
  ...seedBikes.map(({ title }) => title),
]

/** Returns the facts of a text that settings or constants have. */
function typedFacts(source: string): string[] {
  const text = source.replace(/\{\{[^}]*\}\}/g, '…')
  const periods = [...text.matchAll(PERIOD)].map(([found]) => found)
  return [
    ...periods.filter((found) => !OWN_PERIODS.includes(found)),
    ...NAMES.filter((one) => text.includes(one)),
    ...(text.match(/\S+@\S+|[$€]\d\S*/g) ?? []),
  ]
}

test.each(LEGAL_PAGES)('the text of /%s states facts by placeholders only', (page) => {
  const text = seedTexts().find(({ kind, slug }) => kind === 'page' && slug === page)
  expect(typedFacts(`${text?.title} ${text?.description} ${text?.source}`)).toEqual([])
})

test.each([
  ['within 14 days', '14 days'],
  ['for thirty days', 'thirty days'],
  ['stored for 24 hours', '24 hours'],
  [`${name} sells`, name],
  ['write to help@shop.example now', 'help@shop.example'],
  ['log in with Google', 'Google'],
  ['cards of $500', '$500'],
])('“%s” is a typed fact', (source, fact) => {
  expect(typedFacts(source)).toEqual([fact])
})
