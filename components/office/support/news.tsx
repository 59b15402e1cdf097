import { desk as texts } from '@/messages/office/support/support'

import { Messages, type Message } from './thread'

export function News({ messages }: { messages: readonly Message[] }) {
  return (
    <section role="alert" className="rounded border border-warn/60 bg-warn/5 px-4 py-3">
      <h3 className="text-base font-semibold">{texts.newsTitle}</h3>
      <p className="mt-1 text-sm text-ink-soft">{texts.newsKept}</p>
      {messages.length === 0 ? (
        <p className="mt-2 text-sm">{texts.newsNothing}</p>
      ) : (
        <Messages label={texts.newsTitle} messages={messages} />
      )}
    </section>
  )
}
