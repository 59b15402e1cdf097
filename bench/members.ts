import type { Client } from 'pg'

import { defaultBuild } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

import { AT_ONCE } from './http-load'
import { numbers } from './spares-data'

export interface Member {
  token: string
  /** Ids of cart lines. */
  lines: number[]
}

interface ForumUser {
  id: number
}

/** Creates one member per connection, with a bike, an accessory and a spare part in the cart. */
export async function openMembers(origin: string): Promise<Member[]> {
  const { accessories } = await ask<{ accessories: ForumUser[] }>(origin, '/api/accessories')
  const { results } = await ask<{ results: ForumUser[] }>(origin, '/api/spares/search')
  const next = numbers(3)
  const members: Member[] = []
  for (let at = 0; at < AT_ONCE; at += 1) {
    const { token } = await ask<{ token: string }>(origin, '/api/register', { body: account(at) })
    const goods = [accessories, results].map((list) => list[next(list.length)]?.id)
    const items = goods.map((product_id) => ({ product_id, count: 1 }))
    await ask(origin, '/api/configurator/cart', { token, body: bikeLine() })
    await ask(origin, '/api/cart', { token, body: { items } })
    const { carts } = await ask<{ carts: ForumUser[] }>(origin, '/api/cart', { token })
    members.push({ token, lines: carts.map(({ id }) => id) })
  }
  return members
}

/** Creates members with empty carts, without the hash of a password for each. @returns their session tokens */
export async function tokensOfNewMembers(database: Client, count: number): Promise<string[]> {
  await database.query(
    `with made as (
       insert into users (public_id, email, email_key, name, last_name, user_name, email_verified_at)
       select 'new' || n, 'new' || n || '@riders.example', 'new' || n || '@riders.example', 'Ada', 'Rider',
         'New rider ' || n, now() from generate_series(1, $1::int) n
       returning id, public_id
     ), logged_in as (
       insert into sessions (public_id, user_id, method, is_remembered, device_hash, device, place, expires_at)
       select public_id, id, 'register', true, '', '', '', now() + interval '1 day' from made
       returning id, public_id
     )
     insert into access_tokens (token_hash, session_id, expires_at)
     select encode(sha256(('token-' || public_id)::bytea), 'hex'), id, now() + interval '1 day' from logged_in`,
    [count],
  )
  return Array.from({ length: count }, (_, at) => `token-new${at + 1}`)
}

export async function ask<Data>(
  origin: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Data> {
  const response = await fetch(`${origin}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}

function bikeLine() {
  const bike = seedBikes.find(({ slug }) => slug === 'nyx')
  const country = seedCountries.find(({ id }) => id === 222)
  if (!bike || !country) throw new Error('The bench needs the seed catalog.')
  return { product_id: bike.id, bike_slug: bike.slug, build: defaultBuild(bike, country) }
}

function account(at: number) {
  const password = 'plum kettle orbit 47 lantern'
  const email = `bench-${process.pid}-${Date.now()}-${at}@example.com`
  return { name: 'Ada', lastname: 'Rider', email, password, password_confirmation: password }
}
