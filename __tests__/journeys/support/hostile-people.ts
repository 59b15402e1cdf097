import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { APIRequestContext } from '@playwright/test'

import { MOST_ADDRESSES } from '@/domain/account/addresses/address-book'

import { addressOf } from './hostile-address'
import { deliver } from './inbound-mail'
import { TYPED_PASSWORD } from './member'
import type { ShopDatabase } from './shop-database'

type Answer = Record<string, never> & { data: Record<string, unknown> }

export class HostilePeople {
  readonly domain = `${randomUUID()}.example.com`

  constructor(
    private readonly request: APIRequestContext,
    private readonly shop: ShopDatabase,
    /** Access token of an administrator, for input by staff. */
    private readonly staff: string,
  ) {}

  email = (index: number) => `p${index}@${this.domain}`

  /** Registers a member whose names are the payload; returns the access token. */
  async register(index: number, payload: string): Promise<string> {
    const [password, password_confirmation] = [TYPED_PASSWORD, TYPED_PASSWORD]
    const person = { name: payload, lastname: payload, email: this.email(index) }
    const data = await this.post('/api/register', { ...person, password, password_confirmation })
    await this.shop.confirmEmail(this.email(index))
    await this.shop.makeKnown(this.email(index))
    return String(data.token)
  }

  /** Starts a thread with the payload in every field and reports it; returns its address. */
  async beginThread(token: string, payload: string): Promise<string> {
    const title = `${payload} is what I read today`
    const text = `${payload}\n\nThat is all of it, ${payload}, I think.`
    const content = { category: 'talk', title, text, request_key: randomUUID() }
    const { thread } = (await this.post('/api/forum/threads', content, token)) as {
      thread: { id: number; slug: string }
    }
    const { posts } = (await this.get(`/api/forum/threads/${thread.id}`)) as {
      posts: { id: number }[]
    }
    const post = posts[0]?.id ?? 0
    await this.send('PUT', `/api/forum/posts/${post}`, { text: `${text} Edited.` }, token)
    await this.send('PUT', '/api/forum/profile', { has_page: true, shows_bikes: true }, token)
    const flag = { reason: 'other', note: payload }
    await this.post(`/api/forum/posts/${post}/flags`, flag, this.staff)
    return `/forum/thread/${thread.id}/${thread.slug}`
  }

  async memberPage(index: number): Promise<string> {
    return `/forum/member/${encodeURIComponent(await this.shop.userName(this.email(index)))}`
  }

  /** Saves addresses for the shop's owner, 20 at a time, and calls `look` after each batch. */
  async fillAddresses(texts: readonly string[], look: () => Promise<void>): Promise<void> {
    for (let start = 0; start < texts.length; start += MOST_ADDRESSES) {
      for (const text of texts.slice(start, start + MOST_ADDRESSES)) {
        await this.post('/api/addresses', addressOf(text), this.staff)
      }
      await look()
      const { addresses } = (await this.get('/api/addresses', this.staff)) as {
        addresses: { id: number }[]
      }
      for (const { id } of addresses) {
        await this.send('DELETE', `/api/addresses/${id}`, undefined, this.staff)
      }
    }
  }

  /** Fills a bike's service log with the payloads as notes. */
  async fillGarage(bike: number, texts: readonly string[]): Promise<void> {
    for (const note of texts) {
      const entry = { date: '2026-01-01', km: 100, note: note.slice(0, 300) }
      await this.post(`/api/garage/${bike}/service`, entry, this.staff)
    }
  }

  /** Writes the texts as staff notes on an order and on deliveries of an item. */
  async fillOffice(order: string, sku: string, texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const note = { text, request_key: randomUUID() }
      await this.post(`/api/backoffice/orders/${order}/notes`, note, this.staff)
      const arrival = { count: 1, due: '2027-01-01', note: text.slice(0, 200) }
      const path = `/api/backoffice/stock/${encodeURIComponent(sku)}/arrivals`
      await this.post(path, arrival, this.staff)
    }
  }

  /** Resolves the reported posts as staff without hiding them, with a payload as the reason. */
  async settleReports(reasonOf: (index: number) => string): Promise<void> {
    const { posts } = (await this.get('/api/backoffice/forum/flags', this.staff)) as {
      posts: { post: { id: number } }[]
    }
    for (const [index, { post }] of posts.entries()) {
      const change = { is_hidden: false, reason: reasonOf(index) }
      await this.send('PUT', `/api/backoffice/forum/posts/${post.id}`, change, this.staff)
    }
  }

  /** Opens a ticket with an attachment, answers it, replies by email; returns the ticket number. */
  async ask(index: number, payload: string): Promise<string> {
    const email = this.email(index)
    const { number } = (await this.post('/api/contact', {
      ...{ name: payload, email, topic: 'other', subject: payload },
      message: `${payload}\nThat is what I read.`,
      order_number: payload.slice(0, 40),
      searches: [{ query: payload, results: 0 }],
      files: [await this.upload(`${payload}.png`)],
      request_key: randomUUID(),
    })) as { number: string }
    await this.answer(number, payload)
    const letters = await this.shop.lettersTo(email)
    const to = letters.find(({ reply_to }) => reply_to !== null)?.reply_to ?? ''
    await deliver(this.request, mailOf({ email, to, number, payload }))
    return number
  }

  private async answer(number: string, payload: string): Promise<void> {
    const ticket = `/api/backoffice/tickets/${number}`
    const { version } = await this.get(ticket, this.staff)
    const content = { body: payload, then: 'waiting_for_customer' }
    const answer = { ...content, version, tags: null, request_key: randomUUID() }
    await this.post(`${ticket}/answers`, answer, this.staff)
    await this.post(`${ticket}/notes`, { body: payload, request_key: randomUUID() }, this.staff)
  }

  async addCanned(index: number, payload: string): Promise<void> {
    const canned = {
      title: `${index} ${payload}`.slice(0, 80),
      body: payload,
      moves_to: null,
      tags: [],
    }
    await this.post('/api/backoffice/canned-answers', canned, this.staff)
  }

  private async upload(name: string): Promise<string> {
    const path = `/api/files?name=${encodeURIComponent(name)}`
    const data = readFileSync('docs/images/home.png')
    const answer = await this.request.post(path, {
      data,
      headers: { 'content-type': 'application/octet-stream' },
    })
    if (!answer.ok()) throw new Error(`POST ${path}: ${await answer.text()}`)
    return String(((await answer.json()) as Answer).data.id)
  }

  post = (path: string, data: unknown, token?: string) => this.send('POST', path, data, token)
  get = (path: string, token?: string) => this.send('GET', path, undefined, token)

  private async send(
    method: string,
    path: string,
    ...[data, token]: [data?: unknown, token?: string]
  ): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await this.request.fetch(path, { method, data, headers })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return ((await answer.json()) as Answer).data
  }
}

const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

interface Mail {
  email: string
  to: string
  number: string
  payload: string
}

/** Builds a two-part email: an HTML body with the payload, and an attachment named after it. */
function mailOf({ email, to, number, payload }: Mail): string[] {
  const name = encodeURIComponent(`${payload}.txt`).replaceAll("'", '%27')
  return [
    `From: ${word(payload)} <${email}>`,
    `To: Nireeka <${to}>`,
    `Subject: ${word(`Re: [${number}] ${payload}`)}`,
    `Message-ID: <${number}.${randomUUID()}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<p>The mail xss</p>${payload}`,
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Disposition: attachment; filename*=utf-8''${name}`,
    '',
    payload,
    '--part--',
  ]
}
