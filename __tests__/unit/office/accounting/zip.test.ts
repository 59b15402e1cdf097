import { strFromU8, unzipSync } from 'fflate'

import { createZip } from '@/server/office/accounting/zip'

const AT = new Date('2026-11-30T12:00:00Z')

it('holds its files, whole and in order', async () => {
  const written: Buffer[] = []
  const zip = createZip(async (piece) => void written.push(piece))
  await zip.add({
    name: 'journal.csv',
    pieces: [Buffer.from('a,b\r\n'), Buffer.from('1,é')],
    at: AT,
  })
  await zip.add({
    name: 'invoices/INV-1.pdf',
    pieces: [Buffer.from('%PDF')],
    at: AT,
    isPacked: true,
  })
  await zip.end()
  const files = unzipSync(Buffer.concat(written))
  expect(Object.keys(files)).toEqual(['journal.csv', 'invoices/INV-1.pdf'])
  expect(strFromU8(files['journal.csv'] ?? new Uint8Array())).toBe('a,b\r\n1,é')
})

it('10,000 documents are written a megabyte at a time, none of which waits', async () => {
  let [total, largest, inFlight] = [0, 0, 0]
  const zip = createZip(async (piece) => {
    inFlight += 1
    expect(inFlight).toBe(1)
    total += piece.length
    largest = Math.max(largest, piece.length)
    await Promise.resolve()
    inFlight -= 1
  })
  const paper = Buffer.alloc(4_000, 7)
  for (let number = 1; number <= 10_000; number += 1) {
    await zip.add({ name: `invoices/INV-${number}.pdf`, pieces: [paper], at: AT, isPacked: true })
  }
  await zip.end()
  expect(total).toBeGreaterThan(40_000_000)
  // The last piece has the directory, of about 80 bytes per file.
  expect(largest).toBeLessThan(2 * 1_048_576)
})
