// `node scripts/encode-picture.cjs TASK < FILE` encodes a picture in the widths and formats of the task and outputs
// them in sequence, each prefixed with its length. The shop starts it with low priority, because no request waits for
// it.
const os = require('node:os')

const sharp = require('sharp')

const MOST_PIXELS = 25_000_000
/** Effort 2 takes a twentieth of the time of effort 4, for hardly larger files. */
const ENCODERS = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
}

async function main() {
  os.setPriority(10)
  sharp.concurrency(1)
  sharp.cache(false)
  const { crop, widths, formats } = JSON.parse(process.argv[2])
  const file = await readAll(process.stdin)
  for (const format of formats) {
    for (const width of widths) {
      const whole = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      const part = crop
        ? whole.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
        : whole
      const sized = part.resize({ width, withoutEnlargement: true })
      await write(await ENCODERS[format](sized).toBuffer())
    }
  }
}

async function readAll(stream) {
  const pieces = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

function write(content) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return new Promise((resolve, reject) => {
    process.stdout.write(Buffer.concat([length, content]), (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

process.stdout.on('error', () => process.exit(1))
main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
