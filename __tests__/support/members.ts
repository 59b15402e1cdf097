import type { Reply, TestShop } from './shop'

/** Logged-in browser: its bearer token and both halves of its refresh credential. */
export interface Member {
  email: string
  password: string
  token: string
  refresh: string
  cookie: string
  id: string
}

export const PASSWORD = 'correct horse battery'

export async function register(shop: TestShop, name: string): Promise<Member> {
  const email = `${name.toLowerCase()}@example.com`
  const reply = await shop.send('POST', '/api/register', registration(name))
  return memberOf(shop, reply, { email, password: PASSWORD })
}

export function registration(name: string) {
  return {
    name,
    lastname: 'Rider',
    email: `${name.toLowerCase()}@example.com`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  }
}

export async function logIn(
  shop: TestShop,
  { email, password }: Pick<Member, 'email' | 'password'>,
  change: Record<string, unknown> = {},
): Promise<Member> {
  const reply = await shop.send('POST', '/api/login', { email, password, ...change })
  return memberOf(shop, reply, { email, password })
}

export async function memberOf(
  shop: TestShop,
  reply: Reply,
  login: Pick<Member, 'email' | 'password'>,
): Promise<Member> {
  const { token, refresh } = sessionOf(reply)
  const me = await shop.send('GET', '/api/me', undefined, bearer(token))
  const { id } = me.body.data as unknown as { id: string }
  return { ...login, token, refresh, cookie: cookieOf(reply), id }
}

export function sessionOf({ status, body }: Reply): { token: string; refresh: string } {
  const data = body.data as unknown as { token?: string; refresh?: string } | undefined
  if (!data?.token || !data.refresh) throw new Error(`No session: ${status} ${body.code}`)
  return { token: data.token, refresh: data.refresh }
}

export function cookieOf({ headers }: Reply): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export function as({ send }: Pick<TestShop, 'send'>, { token, cookie }: Member) {
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(method, path, body, { ...bearer(token), cookie, ...headers })
}

export function renew(
  shop: TestShop,
  { email, refresh, cookie }: Pick<Member, 'email' | 'refresh' | 'cookie'>,
): Promise<Reply> {
  return shop.send('POST', '/api/user/login', { email, password: refresh }, { cookie })
}
