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
  const start = () => {
    const call = next()
    return call && send(origin, call, agent)
  }
  return runAll(start).finally(() => agent.destroy())
}

/** Runs 16 tasks at a time until `start` has none left. @returns the number of tasks */
export async function runAll(start: () => Promise<unknown> | undefined): Promise<number> {
  let done = 0
  const worker = async () => {
    for (let task = start(); task !== undefined; task = start()) {
      await task
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
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
