import { isOfPayPal } from '@/server/payments/providers/paypal/webhook'

const LIVE = 'https://api-m.paypal.com'

test.each([
  'https://paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://API.PayPal.com/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com:443/v1/notifications/certs/CERT-1',
])('a certificate of %s is PayPal’s', (address) => {
  expect(isOfPayPal(address, LIVE)).toBe(true)
})

test.each([
  'https://evilpaypal.com/cert',
  'https://evil-paypal.com/cert',
  'https://paypal.com.evil.test/cert',
  'https://api.paypal.com.evil.test/cert',
  'https://paypal.com@evil.test/cert',
  'https://user:word@api.paypal.com/cert',
  'https://evil.test/paypal.com',
  'https://evil.test/?.paypal.com',
  'https://evil.test#.paypal.com',
  'https://evil.test\\.paypal.com/cert',
  'https://paypal.com./cert',
  'https://xn--pypal-4ve.com/cert',
  'https://раypal.com/cert',
  'https://api.paypal.com:8443/cert',
  'http://api.paypal.com/cert',
  'ftp://api.paypal.com/cert',
  'file:///paypal.com/cert',
  'https://[::1]/paypal.com',
  'paypal.com/cert',
  '//paypal.com/cert',
  '',
])('a certificate of %s is not', (address) => {
  expect(isOfPayPal(address, LIVE)).toBe(false)
})

test('the origin that the shop was told to call is taken too, and no other port of it', () => {
  expect(isOfPayPal('http://127.0.0.1:9/certificate', 'http://127.0.0.1:9')).toBe(true)
  expect(isOfPayPal('http://127.0.0.1:10/certificate', 'http://127.0.0.1:9')).toBe(false)
})
