import * as fc from 'fast-check'

import { accountSchemas } from '@/contract/account/profile/profile.schema'
import { codeText, Email, filled, line, prose } from '@/contract/kit/text.schema'
import { isEmail, mailboxKey } from '@/domain/kit/mailbox'
import { normalizePassword, passwordFault } from '@/domain/account/auth/password-rules'
import { normalizeCode, normalizeLine, normalizeProse } from '@/domain/kit/plain-text'
import { promoCode } from '@/domain/shop/promo/promo'
import { emailSpellings } from '@/server/kernel/mail/spellings'

import { draws } from '@/__tests__/support/draws'

const RARE = fc.string({ unit: 'binary', maxLength: 40 })

describe('an email address', () => {
  it.each([
    ['Ida@Käfer.example', 'ida@xn--kfer-loa.example'],
    ['ida@xn--kfer-loa.EXAMPLE', 'ida@xn--kfer-loa.example'],
    ['ida@ka\u0308fer.example', 'ida@xn--kfer-loa.example'],
    ['ｉｄａ＠ｋäｆｅｒ．ｅｘａｍｐｌｅ', 'ida@xn--kfer-loa.example'],
    ['ida@例え。テスト', 'ida@xn--r8jz45g.xn--zckzah'],
    ['\u200bida@straße.example\u00a0', 'ida@xn--strae-oqa.example'],
    ['info@ΣΊΣΥΦΟΣ.example', 'info@xn--kxa6akbbkh.example'],
    ['ada.o’neil+bike@Example.com', 'ada.o’neil+bike@example.com'],
  ])('%s is compared as %s', (typed, key) => {
    expect(mailboxKey(typed)).toBe(key)
    expect(mailboxKey(Email.parse(typed))).toBe(key)
    expect(isEmail(typed)).toBe(true)
  })

  it.each([
    ...['ida@kä%66er.example', 'ida@a.example:80', 'ida@a/b.example', 'ida@a..example'],
    ...['ida@1.2.33', 'ida@xn--a.example', 'ida@a.example?x=1.com'],
    ...['', 'ida', 'ida@example', 'ida@example.c', 'ida@b@example.com', 'a,b@example.com'],
  ])('%s can’t get mail and is refused', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false)
    expect(isEmail(typed)).toBe(false)
  })

  it('is found in every spelling that rows may have', () => {
    const both = ['ida@käfer.example', 'ida@xn--kfer-loa.example']
    expect(emailSpellings('Ida@Käfer.example').sort()).toEqual([...both].sort())
    expect(emailSpellings('ida@xn--kfer-loa.example').sort()).toEqual([...both].sort())
    expect(emailSpellings('ada@example.com')).toEqual(['ada@example.com'])
  })

  it('has one key for each of its spellings, and the key has itself', () => {
    fc.assert(
      fc.property(RARE, (text) => {
        const key = mailboxKey(`ida@${text}`)
        expect(mailboxKey(key)).toBe(key)
        for (const form of emailSpellings(key)) expect(mailboxKey(form)).toBe(key)
      }),
      { numRuns: draws({ few: 500, many: 20_000 }) },
    )
  })
})

describe('a line', () => {
  it.each([
    ['Ada\u00a0\u3000Lovelace', 'Ada Lovelace'],
    ['A\u0308da  Lovelace ', 'Äda Lovelace'],
    ['A\u200bda\u202e Lovelace\ufeff', 'Ada Lovelace'],
    ['Ａｄａ　Ｌｏｖｅｌａｃｅ', 'Ada Lovelace'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['Mª José № 15 ½', 'Mª José № 15 ½'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['👩\u200d🚀 🏴\u{e0067}\u{e0062}', '👩\u200d🚀 🏴\u{e0067}\u{e0062}'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(line(100).parse(typed)).toBe(stored)
  })

  it.each(['\u200b', '\u2066\u2069', '\u3164', '\u200d', '\ufe0f'])(
    '%j looks empty and counts as that',
    (text) => {
      expect(filled(80, 'Enter your name.').safeParse(text).error?.issues[0]?.message).toBe(
        'Enter your name.',
      )
    },
  )
})

describe('a code', () => {
  it.each([
    [' ＳＵＭＭＥＲ２６', 'SUMMER26'],
    ['NK\u2013100257', 'NK-100257'],
    ['ABCD\u00a0EFGH', 'ABCD EFGH'],
    ['١٢٣ ۴۵۶', '123 456'],
    ['＋４９ ３０ \u2212 １', '+49 30 - 1'],
  ])('%j is read as %j', (typed, code) => {
    expect(codeText(40).parse(typed)).toBe(code)
  })

  it('of a promotion is found however it is typed', () => {
    for (const typed of ['Spring', ' ＳＰＲＩＮＧ ', 'spr\u200bing']) {
      expect(promoCode(typed)).toBe('spring')
    }
  })
})

test('every normalization is the same the second time', () => {
  const rules = [normalizeLine, normalizeCode, normalizeProse, normalizePassword]
  fc.assert(
    fc.property(RARE, (text) => {
      for (const rule of rules) expect(rule(rule(text))).toBe(rule(text))
    }),
    { numRuns: draws({ few: 1_000, many: 50_000 }) },
  )
})

test('text of several lines loses what turns its direction, and keeps its words', () => {
  expect(prose(100).parse('a\u202eb\r\nCafe\u0301')).toBe('ab\nCafé')
})

test('a new password is the same in every form, and keeps case and blanks', () => {
  const { register } = accountSchemas
  const typed = '  gru\u0308ne ﬁsche  '
  const parsed = register.body.parse({
    name: 'Suharto',
    email: 'a@example.com',
    password: typed,
    password_confirmation: typed.normalize('NFC'),
  })
  expect(parsed.password).toBe('  grüne fische  ')
  expect(parsed.password_confirmation).toBe(parsed.password)
  expect(parsed.lastname).toBe('')
  const owner = { name: 'Ada', last_name: '', email: 'ada@example.com' }
  // Eight characters as typed, but only four as hashed.
  expect(passwordFault('a\u0308o\u0308u\u0308e\u0301', owner, 'Velo')).toBe(
    'Use at least 8 characters.',
  )
})
