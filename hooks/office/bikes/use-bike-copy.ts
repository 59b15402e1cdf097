import { useRouter } from 'next/router'

import { bikeAddress, isBikeAddress } from '@/domain/office/bikes/bikes-new'
import { bikeCopy as texts } from '@/messages/office/bikes/bike-copy'
import type { BikePage } from '@/contract/office/bikes/bikes'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'

const HREF = '/backoffice/catalog/bikes'

/** Copies a bike and navigates to the copy. The slug follows the name until the user edits it. */
export function useBikeCopy({ bike }: BikePage) {
  const { push } = useRouter()
  const controls = useForm({
    initial: { title: '', slug: '', isOwn: false },
    check: ({ title, slug }: { title: string; slug: string; isOwn: boolean }) => ({
      ...(title.trim() === '' ? { title: texts.titleFault } : {}),
      ...(isBikeAddress(slug) ? {} : { slug: texts.slugFault }),
    }),
    send: async ({ form: { title, slug }, services }) => {
      const made = await services.bikes.copy(bike.slug, { title: title.trim(), slug })
      await push(`${HREF}/${made.bike.slug}`)
    },
  })
  const { type, form } = controls
  return {
    ...controls,
    name: (title: string) => type(form.isOwn ? { title } : { title, slug: bikeAddress(title) }),
    address: (slug: string) => type({ slug, isOwn: true }),
  }
}

/** Removes a bike that was never offered, and returns to the list. */
export function useBikeRemoval({ bike }: BikePage) {
  const { push } = useRouter()
  const { run, isRunning, error } = useAction(({ bikes }) => bikes.remove({ slug: bike.slug }))

  async function remove() {
    if (await run()) await push(HREF)
  }

  return { remove, isRunning, error }
}
