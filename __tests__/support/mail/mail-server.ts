import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface MailServer {
  url: string
  /** Recipients in order of receipt. */
  recipients: string[]
  close(): Promise<void>
}

/** Starts a mail server that accepts every email after `delayMs` milliseconds. @param login requires `user:password` */
export async function openMailServer(delayMs: number, login?: string): Promise<MailServer> {
  const recipients: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let isText = false
    let recipient = ''
    let rest = ''
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
    const take = (line: string) => {
      if (isText) {
        if (line !== '.') return
        isText = false
        recipients.push(recipient)
        setTimeout(() => say('250 2.0.0 Taken'), delayMs)
        return
      }
      const word = line.slice(0, 4).toUpperCase()
      if (login && word === 'EHLO') return say('250-mail.test\r\n250 AUTH PLAIN')
      if (word === 'AUTH') {
        const sent = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
        const isRight = sent === `\0${login?.replace(':', '\0')}`
        return say(isRight ? '235 2.7.0 Accepted' : '535 5.7.8 Authentication failed')
      }
      if (word === 'RCPT') recipient = /<(.+)>/.exec(line)?.[1] ?? ''
      isText = word === 'DATA'
      say(isText ? '354 Go on' : word === 'QUIT' ? '221 Bye' : '250 Yes')
    }
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
    say('220 mail.test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
