import { inflateSync } from 'node:zlib'

import fc from 'fast-check'

import { seedCountries } from '@/server/seed/data/countries'
import { drawBuildSheet } from '@/server/after-sale/documents/draw/draw-build-sheet'
import { drawLabel } from '@/server/after-sale/documents/draw/draw-label'
import { drawPackingSlip } from '@/server/after-sale/documents/draw/draw-packing-slip'
import { newPaper } from '@/server/after-sale/documents/draw/new-paper'
import { draws } from '@/__tests__/support/draws'
import { aLineRow, anOrderRow } from '@/__tests__/support/orders/order-rows'
import { pdfText } from '@/__tests__/support/pdf-text'
import { TEST_SELLER } from '@/__tests__/support/seller'
import { WORLD_ADDRESSES } from '@/__tests__/support/world-addresses'

const AT = new Date('2026-11-20T12:00:00.000Z')

async function sheetOf(texts: readonly string[]): Promise<Buffer> {
  const rows = texts.map((text, index) => ({ label: `Row ${index}`, text }))
  const line = aLineRow({ build_sheet: { rows, prices: [] } })
  return drawBuildSheet({ order: anOrderRow(), line, seller: TEST_SELLER, picture: null })
}

/** Compares without spaces, which readers guess from gaps, and with one spelling of each letter. */
const plain = (text: string) => text.replace(/[\s\u00ad\u200b-\u200f]/g, '').normalize('NFC')
const readBack = (file: Buffer) => plain(pdfText(file).join(''))

/** Returns the text that readers copy where the drawn characters alone don't reveal it. */
function copied(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const contents = Array.from(streams, ([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const texts = contents.join('\n').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)
  return Array.from(texts, ([, text = '']) => {
    const bytes = text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign)
    return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le')
  }).join('')
}
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const SHIPMENT = {
  ...{ id: 1, order_id: 1, number: 1, carrier_title: 'UPS', tracking: '1Z999AA10123456784' },
  ...{ shipped_at: AT, delivered_at: null, items: [], frames: [] },
} as never

const parcelOf = (address: string[]) => ({
  ...{ order: anOrderRow(), parcel: SHIPMENT, rest: [], address, seller: TEST_SELLER },
})

test('the addresses cover every country that a new shop sells to', () => {
  const codes = seedCountries.map(({ code }) => code).sort()
  expect(Object.keys(WORLD_ADDRESSES).sort()).toEqual(codes)
})

const TYPED: Record<string, readonly string[]> = {
  'an address of each country': Object.values(WORLD_ADDRESSES).flat(),
  'two letters that are drawn alike': ['علي یوسف كامل ک', 'يونس بنت ثابت'],
  'brackets and figures between letters from right to left': [
    ...['شارع (الشيخ) زايد ١٢', 'רחוב [הרצל] 12', 'دبي 971-4'],
  ],
  'right to left inside of left to right': ['Ada (محمد) Rider', 'c/o דוד, 4 Main St'],
  'Chinese, simplified and traditional': ['张伟 北京市朝阳区建国路', '陳美玲 臺北市信義區 妳好'],
  'variants of characters': ['神社 福', '髙橋 﨑 𠮷野家'],
  'marks that no letter has of its own': ['Ọ̀ṣun Adébáyọ̀', 'm̀ n̈ ɛ̃́ ṣ̀', 'o\u0308 e\u0301 u\u031b'],
  'Hangul in single letters': ['김민준'.normalize('NFD')],
  'signs of money and number': ['№ 15 ₺ ₫ ₹ ₩ ₪ ₴ ₽ € ½'],
  'Thai, Armenian and Georgian': ['สมชาย ใจดี กรุงเทพ', 'Արամ Երևան', 'თბილისი'],
  'letters of Cyrillic that Russian lacks': ['Ђорђе Ћирић Җәлил Ғалым Ўткир Їжак Ґалаґан'],
  emoji: ['Ada 🚲 Rider 😀'],
}
/** Names in scripts that draw vowels around their letters. */
const REARRANGED = [
  ...['दिल्ली क्षत्रिय', 'தமிழ் பொன்னி', 'শ্রীনিবাস', 'వర్గీస్ శ్రీ'],
  ...['ਸਿੰਘ', 'ശ്രീ കൊച്ചി', 'ಶ್ರೀನಿವಾಸ', 'ગુજરાતિ'],
]

describe('a document', () => {
  let found: string
  let spoken: string
  beforeAll(async () => {
    const file = await sheetOf([...Object.values(TYPED).flat(), ...REARRANGED])
    found = readBack(file)
    spoken = found + plain(copied(file))
  })

  test.each(Object.keys(TYPED))('holds %s as it was typed', (kind) => {
    expect(TYPED[kind]?.filter((text) => !found.includes(plain(text)))).toEqual([])
    expect(found).not.toContain('?')
  })

  test.each(REARRANGED)('holds %s as it was typed', (text) => {
    expect(text.split(' ').filter((word) => !spoken.includes(plain(word)))).toEqual([])
  })
})

test.each([
  ['an accented letter', 'Йован Ѝ Ё Ї Ќ Ў', 'ИванЕІКУ'],
  ['a ligature or a mark', 'ﬁ ﬂ ½ Ǹ Ȅ', 'fi fl 1⁄2 N E'],
  ['a letter of another alphabet that is drawn alike', 'А В Е Ј Ѕ', 'A B E J S'],
  ['a wide space', 'a\u00a0b', 'a b'],
])('letters are copied right after an earlier document that has %s', async (_, earlier, later) => {
  await sheetOf([earlier])
  expect(readBack(await sheetOf([later]))).toContain(plain(later))
})

test('what no font has is a box that is copied as what was typed', async () => {
  const file = await sheetOf(['Ada ភាសា 𒀀 Rider'])
  expect(readBack(file)).toContain('Ada□□□□□Rider')
  expect(copied(file)).toBe('ភាសា𒀀')
})

test.each(['label', 'slip'])('a %s of a parcel has the address in its script', async (kind) => {
  const draw = kind === 'label' ? drawLabel : drawPackingSlip
  const address = ['Ελένη Παπαδοπούλου', '東京都千代田区', 'فاطمة الزهراء', 'Витоша № 15', 'Japan']
  const found = readBack(await draw(parcelOf(address)))
  for (const line of address) expect(found).toContain(plain(line))
})

test.each(['漢字仮名交文', 'W', 'Щ', 'ขี้', 'محمدّ ', 'क्षि', '한글 '])(
  'the longest address of %s is not cut and leaves room on its label',
  async (word) => {
    const fill = (length: number) => word.repeat(length).slice(0, length)
    const address = [fill(120), fill(160), fill(160), `${fill(100)}, ${fill(100)} 12345`, 'Japan']
    const pages = pdfText(await drawLabel(parcelOf(address)))
    expect(pages).toHaveLength(1)
    const paper = await newPaper({ title: '', author: '', at: AT, size: 'A6' })
    const text = address.join('\n')
    const area = { width: paper.width, height: 140, size: 12, weight: 'bold' } as const
    const size = paper.sizeToFit(text, area)
    expect(paper.heightOf(text, paper.width, { size, weight: 'bold' })).toBeLessThan(150)
    const typed = Array.from(address.slice(0, 4).join('').replace(/\s/g, ''))
    expect(Array.from(plain(pages.join(''))).length).toBeGreaterThanOrEqual(typed.length)
  },
)

test('no text makes a document fail, and its lines keep to their width', async () => {
  const paper = await newPaper({ title: '', author: '', at: AT })
  const scripts = [0x20, 0x300, 0x370, 0x400, 0x590, 0x600, 0x900, 0xb80, 0xc00, 0xd00, 0xe00]
  const more = [0x1100, 0x1e00, 0x2000, 0x2600, 0x3040, 0x4e00, 0xac00, 0xe000, 0xfb00, 0x1f300]
  const letter = fc
    .tuple(fc.constantFrom(...scripts, ...more), fc.nat(0xff))
    .map(([start, offset]) => String.fromCodePoint(start + offset))
  const text = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(text, (typed) => {
      expect(paper.put(typed, { y: 100, width: 120 })).toBeGreaterThan(0)
    }),
    { numRuns: draws({ few: 150, many: 5_000 }) },
  )
  expect((await paper.finish('')).subarray(0, 4).toString()).toBe('%PDF')
})
