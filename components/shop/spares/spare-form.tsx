import { useRouter } from 'next/router'
import { useRef, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { Select } from '@/components/kit/ui/select'
import {
  spareQueryOf,
  spareSearchAddress,
  type SpareQuery,
} from '@/domain/shop/spares/spare-address'
import { spares as texts } from '@/messages/shop/spares/spares'

import { MyBikes } from './my-bikes'
import { SpareField } from './spare-field'

interface SpareFormProps {
  query: SpareQuery
  bikes: { slug: string; title: string }[]
}

/** Search form. Its state is in the URL, so it works without scripts and survives a reload. */
export function SpareForm({ query, bikes }: SpareFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)

  function send(text?: string) {
    if (!form.current) return
    const input = valuesOf(form.current)
    const nextQuery = spareQueryOf({ ...input, ...(text === undefined ? {} : { q: text }) })
    // A new query searches all groups: users who type "chain" while viewing brakes are done with brakes.
    if (nextQuery.q !== query.q) nextQuery.group = null
    if (nextQuery.bike !== query.bike) nextQuery.parts = null
    void router.push(spareSearchAddress(nextQuery))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  const options = [
    { value: '', title: texts.anyBike },
    ...bikes.map(({ slug, title }) => ({ value: slug, title })),
  ]
  return (
    <form ref={form} action="/spares" method="get" role="search" onSubmit={submit}>
      {query.parts !== null && <input type="hidden" name="parts" value={query.parts} />}
      {query.group !== null && <input type="hidden" name="group" value={query.group} />}
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <SpareField query={query} onAll={send} />
        <Select
          label={texts.bike}
          name="bike"
          defaultValue={query.bike ?? ''}
          options={options}
          onChange={() => send()}
        />
        <Button type="submit">{texts.search}</Button>
      </div>
      <div className="mt-2 flex min-h-touch flex-wrap items-center gap-x-8 gap-y-2">
        <Checkbox
          label={texts.inStockOnly}
          name="stock"
          value="1"
          defaultChecked={query.isInStock}
          onChange={() => send()}
        />
        <MyBikes query={query} bikes={bikes} />
      </div>
    </form>
  )
}

/** Returns the values that the form would submit natively. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')
  const sent = [...controls].filter((control) => control.type !== 'checkbox' || isChecked(control))
  return Object.fromEntries(sent.map(({ name, value }) => [name, value]))
}

const isChecked = (control: HTMLInputElement | HTMLSelectElement) =>
  'checked' in control && control.checked
