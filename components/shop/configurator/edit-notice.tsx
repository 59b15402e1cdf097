import Link from 'next/link'
import type { ReactNode } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { loginAddress } from '@/domain/kit/continue-path'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorEdit } from '@/hooks/shop/configurator/use-configurator-edit'
import { editTexts as texts } from '@/messages/shop/configurator/configurator-edit'
import { toSentence } from '@/messages/kit/errors'

import { Notice } from './notice'

/** Opens the edited item, and shows what can be changed (spec §4 Modes) while it is edited. */
export function EditNotice({ configurator }: { configurator: Configurator }) {
  const { state, retry, address } = useConfiguratorEdit(configurator)
  if (state.status === 'loading') {
    return (
      <Notice>
        {texts.loading}
        <InCart configurator={configurator} />
      </Notice>
    )
  }
  if (state.status === 'incomplete') {
    return (
      <Notice>
        {texts.incomplete} <Anew configurator={configurator} />
      </Notice>
    )
  }
  if (state.status === 'gone') {
    return (
      <Notice>
        {texts.gone} <Anew configurator={configurator} />
      </Notice>
    )
  }
  if (state.status === 'signed-out') {
    return (
      <Notice>
        {texts.signedOut}{' '}
        <Link className="font-medium link" href={loginAddress(address)}>
          {texts.logIn}
        </Link>
      </Notice>
    )
  }
  if (state.status === 'failed') {
    const isFinal = state.error.kind === 'problem' && state.error.status < 500
    return (
      <>
        <ErrorNotice sentence={toSentence(state.error)} {...(isFinal ? {} : { onRetry: retry })} />
        <Notice>
          <Anew configurator={configurator} />
        </Notice>
      </>
    )
  }
  return <Opened configurator={configurator} />
}

function Opened({ configurator }: { configurator: Configurator }): ReactNode {
  const { edit } = configurator.configuration
  if (!edit) return null
  const { mode, order_bike_id } = edit
  return (
    <Notice>
      <p className="font-medium">{texts.title[mode]}</p>
      <p className="mt-1 text-sm text-ink-soft">{texts.hint[mode]}</p>
      <InCart configurator={configurator} />
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {order_bike_id !== null && (
          <Link className="link" href={`/dashboard/bikes/${order_bike_id}`}>
            {texts.back}
          </Link>
        )}
        <Anew configurator={configurator} />
      </p>
    </Notice>
  )
}

/** Lists upgrades of this bike in the cart, so that users don't choose them twice. */
function InCart({ configurator: { inCart } }: { configurator: Configurator }) {
  if (!inCart) return null
  return <p className="mt-1 text-sm">{texts.inCart(inCart.upgrades.map(({ title }) => title))}</p>
}

function Anew({ configurator: { bike } }: { configurator: Configurator }) {
  return (
    <Link className="link" href={`/configurator/${bike.slug}`}>
      {texts.anew(bike.title)}
    </Link>
  )
}
