import { openGrowingFile, type GrowingFile } from '@/server/goods/feeds/growing-file'

async function textOf(file: GrowingFile): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of file.read()) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('readers at any point get the whole file, while it grows and afterward', async () => {
  const file = await openGrowingFile()
  const early = textOf(file)
  await file.write(bytes('one '))
  const later = textOf(file)
  await file.begun()
  await file.write(bytes('two'))
  file.complete()
  expect([await early, await later, await textOf(file)]).toEqual(['one two', 'one two', 'one two'])
  expect(file.size()).toBe(7)
  await file.drop()
})

test('a failure reaches those who wait for the beginning, and those who read', async () => {
  const empty = await openGrowingFile()
  const begun = empty.begun()
  empty.fail(new Error('down'))
  await expect(begun).rejects.toThrow('down')
  const broken = await openGrowingFile()
  const reader = textOf(broken)
  await broken.write(bytes('half'))
  await broken.begun()
  broken.fail(new Error('down'))
  await expect(reader).rejects.toThrow('down')
  await Promise.all([empty.drop(), broken.drop()])
})

test('a dropped file stays for those who read it', async () => {
  const file = await openGrowingFile()
  await file.write(bytes('one'))
  const reader = file.read()
  const { value } = await reader.next()
  await file.drop()
  await file.write(bytes(' two'))
  file.complete()
  const rest: string[] = []
  for await (const piece of reader) rest.push(Buffer.from(piece).toString())
  expect([Buffer.from(value as Uint8Array).toString(), ...rest]).toEqual(['one', ' two'])
})
