import { Secret, TOTP } from 'otpauth'

import { as, PASSWORD, type Member } from './members'
import type { TestShop } from './shop'

export const codeAt = ({ clock }: TestShop, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: clock.now().getTime(),
  })

export async function beginSecondFactor(shop: TestShop, member: Member): Promise<string> {
  const body = { password: PASSWORD }
  const started = await as(shop, member)('POST', '/api/account/second-factor', body)
  const { secret, qr_svg, uri } = started.body.data as unknown as Record<string, string>
  expect(qr_svg).toMatch(/^<svg /)
  expect(uri).toContain(`secret=${secret}`)
  return secret ?? ''
}

/** Turns the second factor on in this session and waits for the next code. */
export async function switchOn(shop: TestShop, member: Member) {
  const secret = await beginSecondFactor(shop, member)
  const reply = await as(shop, member)('POST', '/api/account/second-factor/confirm', {
    code: codeAt(shop, secret),
  })
  expect(reply.status).toBe(200)
  const { recovery_codes } = reply.body.data as unknown as { recovery_codes: string[] }
  shop.clock.advance(30_000)
  return { secret, recovery_codes }
}
