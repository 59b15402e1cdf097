import { get } from 'node:http'

const EVERY_MS = 20

/** Requests URLs in rotation, one every 20 ms without waiting for responses, until stopped. */
function main(urls: readonly string[]): void {
  const times: number[] = []
  const running: Promise<void>[] = []
  let turn = 0
  const timer = setInterval(() => {
    const url = urls[turn % urls.length]
    turn += 1
    if (url) running.push(ask(url).then((ms) => void times.push(ms)))
  }, EVERY_MS)
  process.once('message', () => {
    clearInterval(timer)
    void Promise.all(running).then(() => {
      process.send?.(times)
      process.disconnect()
    })
  })
}

/** Returns the response time in ms, or Infinity for a failed request. */
function ask(url: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const sent = get(url, (response) => {
      response.resume()
      const isGood = response.statusCode === 200
      response.once('end', () => resolve(isGood ? performance.now() - began : Infinity))
    })
    sent.once('error', () => resolve(Infinity))
  })
}

main(process.argv.slice(2))
