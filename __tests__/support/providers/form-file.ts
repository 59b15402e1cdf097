import type { Call } from './request-check'

export interface FormFile {
  name: string
  type: string
  content: Buffer
}

export function readForm({ headers, body }: Pick<Call, 'headers' | 'body'>) {
  const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  const fields: Record<string, string> = {}
  let file: FormFile | null = null
  for (const part of parts) {
    const [head = '', ...rest] = part.slice(2).split('\r\n\r\n')
    const content = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1')
    const name = /; name="([^"]*)"/.exec(head)?.[1] ?? ''
    const fileName = /; filename="([^"]*)"/.exec(head)?.[1]
    const type = /content-type: (\S+)/i.exec(head)?.[1] ?? ''
    if (fileName === undefined) fields[name] = content.toString()
    else file = { name: fileName, type, content }
  }
  return { fields, file }
}
