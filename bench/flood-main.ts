import { Agent, get } from 'node:http'

const [url = '', connections = '1', forMs = '1000'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const end = performance.now() + Number(forMs)
const count = { answered: 0, refused: 0 }

/** Each connection asks again as soon as it is answered, whatever it was told. */
async function one(): Promise<void> {
  while (performance.now() < end) {
    if ((await ask()) === 200) count.answered += 1
    else count.refused += 1
  }
}

function ask(): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}

void Promise.all(Array.from({ length: Number(connections) }, one)).then(() => {
  agent.destroy()
  process.send?.(count)
  process.disconnect?.()
})
