import { developers } from '@/messages/shop/developers/developers'

import { CodeBlock } from '@/components/kit/ui/code-block'
import { CLIENT_COMMAND, PROGRAM_COMMANDS } from './program-commands'
import { Steps } from './steps'

export function ConnectProgram() {
  const { title, lead, steps, client, retries } = developers.program
  return (
    <section aria-labelledby="connect-program" className="mt-12 max-w-read">
      <h2 id="connect-program" className="scroll-mt-8 text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <Steps steps={steps} commands={PROGRAM_COMMANDS} />
      <h3 className="mt-6 font-semibold">{client.title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{client.text}</p>
      <CodeBlock label={client.title} text={CLIENT_COMMAND} />
      <h3 className="mt-6 font-semibold">{retries.title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{retries.text}</p>
    </section>
  )
}
