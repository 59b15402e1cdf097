import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'

import { serve, type ServerType } from '@hono/node-server'

import { createApi } from '@/server/app'
import { systemClock } from '@/server/kernel/ports/clock'
import { INBOUND, MIME_SECRET, plainEmail, replyAddressOf } from '@/__tests__/support/mail/emails'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'
import { openDesk, type DeskWorld } from '@/__tests__/support/tickets'

let shop: TestShop
let world: DeskWorld
let server: ServerType
let url: string
beforeEach(async () => {
  // System clock, because the script signs with its machine's time.
  shop = await openTestShop({ deps: { inbound: INBOUND, clock: systemClock } })
  world = await openDesk(shop)
  const api = createApi(shop.deps)
  url = await new Promise((resolve) => {
    server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      resolve(`http://127.0.0.1:${info.port}/api/inbound-mail/mime`),
    )
  })
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await shop.close()
})

/** Runs the documented script with an address and a secret; returns its exit code. */
function pipe(email: string, secret: string): Promise<number | null> {
  const text = readFileSync('docs/replies-by-email.md', 'utf8')
  const [, script = ''] = /```sh\n(#!\/bin\/sh\n[^`]+)```/.exec(text) ?? []
  expect(script).toContain('secret=the-secret')
  const ours = script.replace(/^url=.*$/m, `url=${url}`).replace(/^secret=.*$/m, `secret=${secret}`)
  const child = spawn('/bin/sh', ['-c', ours], { stdio: ['pipe', 'ignore', 'ignore'] })
  child.stdin.end(email)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

test('the script for mail servers passes emails on, and lets them come again when it can’t', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const raw = plainEmail({ to: await replyAddressOf(shop, number), text: 'Grüße – still so.' })
  expect(await pipe(raw, 'x'.repeat(40))).toBe(75)
  expect((await world.desk(number)).messages).toHaveLength(1)
  expect(await pipe(raw, MIME_SECRET)).toBe(0)
  expect((await world.desk(number)).messages.at(-1)).toMatchObject({ body: 'Grüße – still so.' })
})
