import { Badge } from '@/components/kit/ui/badge'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { PromoBanner } from '@/components/shop/promo/promo-banner'
import { campaigns as resource } from '@/contract/office/campaigns/campaigns'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'

export const campaigns = resourcePage(resource, texts, {
  title: ({ title }) => title,
  columns: {
    kind: ({ kind }) => texts.fields.kind.options[kind],
    state: (one) => (
      <Badge kind={one.is_shown ? 'ok' : one.state === 'running' ? 'warn' : 'plain'}>
        {texts.stateOf(one)}
      </Badge>
    ),
    window: texts.window,
    leads: texts.leads,
  },
  shown: {
    kind: 'max-md:hidden text-ink-soft',
    state: 'max-md:hidden',
    window: 'max-lg:hidden text-ink-soft',
    leads: 'max-xl:hidden max-w-64 truncate text-ink-soft',
  },
  card: ['kind', 'window', 'state'],
  wide: ['text', 'link'],
  head: ({ state, is_shown, kind }) =>
    state === 'running' && !is_shown && <p className="mb-3">{texts.hidden[kind]}</p>,
  below: (form) =>
    form.kind === 'banner' && (
      <section aria-label={texts.preview} className="mt-4 max-w-5xl">
        <p className="mb-1 text-xs text-ink-soft">{texts.preview}</p>
        <div
          // Preview links must not navigate away from the form.
          onClickCapture={(event) => event.preventDefault()}
          className="relative h-strip bg-ink text-paper"
        >
          <PromoBanner
            banner={{ ...form, id: 'preview', ends_at: null }}
            onDismiss={() => undefined}
          />
        </div>
      </section>
    ),
})
