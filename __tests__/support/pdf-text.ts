import { execFileSync } from 'node:child_process'

export function pdfText(file: Buffer): string[] {
  const pages = execFileSync(process.execPath, ['__tests__/support/read-pdf.mjs'], { input: file })
  return (JSON.parse(pages.toString()) as string[]).map((page) => page.replace(/\s+/g, ' '))
}
