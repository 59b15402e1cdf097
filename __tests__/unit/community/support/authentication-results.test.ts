import { isDmarcFailure } from '@/domain/account/auth/authentication-results'

const OURS = ['mx.shop.example']

test.each([
  'mx.shop.example; dmarc=fail (p=reject dis=none) header.from=example.com',
  'mx.shop.example; spf=pass smtp.mailfrom=evil.example; dkim=none; dmarc=fail',
  'MX.shop.example 1; DMARC=Fail',
  'mx.shop.example (by us (really)); dmarc = fail reason="dmarc=pass"',
  'mx.shop.example; dmarc/1=fail',
])('“%s” is a failure', (header) => {
  expect(isDmarcFailure([header], OURS)).toBe(true)
  expect(isDmarcFailure([header], [])).toBe(true)
})

test.each([
  'mx.shop.example; dmarc=pass (p=reject) header.from=example.com',
  'mx.shop.example; dmarc=none',
  'mx.shop.example; dmarc=temperror',
  'mx.shop.example; dkim=fail; spf=fail',
  'mx.shop.example; dkim=pass (dmarc=fail)',
  'mx.shop.example; dkim=pass reason="; dmarc=fail"',
  'mx.shop.example; x-dmarc=fail',
  'mx.shop.example; none',
  'dmarc=fail',
  '',
])('“%s” is none', (header) => {
  expect(isDmarcFailure([header], OURS)).toBe(false)
  expect(isDmarcFailure([header], [])).toBe(false)
})

test('a pass that a forger wrote doesn’t outweigh the failure of the shop’s own server', () => {
  const headers = ['mx.shop.example; dmarc=fail', 'mx.shop.example; dmarc=pass']
  expect(isDmarcFailure(headers, OURS)).toBe(true)
  expect(isDmarcFailure([...headers].reverse(), OURS)).toBe(true)
})

test('what a server on the way found counts only where none of the shop’s own is named', () => {
  const forwarded = ['mx.forwarder.example; dmarc=fail', 'mx.shop.example; dmarc=pass']
  expect(isDmarcFailure(forwarded, OURS)).toBe(false)
  expect(isDmarcFailure(forwarded, [])).toBe(true)
})
