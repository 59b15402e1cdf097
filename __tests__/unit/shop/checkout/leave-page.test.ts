import { paymentTarget } from '@/utils/leave-page'

const ORIGIN = 'https://shop.test'

describe('the address a payment leads to', () => {
  it.each([
    ['/payment/sandbox/sbx_1', '/payment/sandbox/sbx_1'],
    ['/payment/return/a/b?x=1#y', '/payment/return/a/b?x=1#y'],
    ['https://shop.test/orders/1', '/orders/1'],
    ['https://pay.example/session/1?k=v', 'https://pay.example/session/1?k=v'],
  ])('%s is followed', (target, expected) => {
    expect(paymentTarget(target, ORIGIN)).toBe(expected)
  })

  it.each([
    '',
    '//evil.test',
    '/\\evil.test',
    '\\/\\/evil.test',
    'https:evil.test',
    'http://evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/\t/evil.test',
    ' //evil.test',
    'https://shop.test@evil.test',
    '///evil.test',
    'orders/1',
  ])('%j is refused', (target) => {
    expect(paymentTarget(target, ORIGIN)).toBeNull()
  })

  it('stays on this origin for encoded slashes', () => {
    expect(paymentTarget('/%2f%2fevil.test', ORIGIN)).toBe('/%2f%2fevil.test')
    expect(paymentTarget('/..//evil.test', ORIGIN)).toBe('//evil.test')
  })
})
