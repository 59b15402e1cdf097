import { Agent, request } from 'node:http'

export const AT_ONCE = 16
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' }

export interface Call {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  token?: string
  body?: unknown
}

/** Sends calls over 16 keep-alive connections until none is left; any status other than 200 aborts. */
export async function sendAll(origin: string, next: () => Call | undefined): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let done = 0
  const connection = async () => {
    for (let call = next(); call !== undefined; call = next()) {
      await send(origin, call, agent)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, connection)).finally(() => agent.destroy())
  return done
}

function send(origin: string, call: Call, agent: Agent): Promise<void> {
  const { path, method = 'GET', token, body } = call
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...AS_BROWSERS,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${method} ${path}: ${response.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end(text)
  })
}
