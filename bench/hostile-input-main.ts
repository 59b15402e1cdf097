import { leastBlock } from './hostile-input'
import { HOSTILE_INPUTS } from './input-shapes'

/** Prints each input's longest block in ms as JSON; retries inputs until below the argument. */
async function main(enoughMs: number): Promise<void> {
  const blocks: number[] = []
  for (const input of HOSTILE_INPUTS) blocks.push(await leastBlock(input, enoughMs))
  process.stdout.write(JSON.stringify(blocks))
}

void main(Number(process.argv[2]))
